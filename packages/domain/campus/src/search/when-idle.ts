type IdleScope = typeof globalThis & {
  readonly requestIdleCallback?: (work: () => void, options: { readonly timeout: number }) => unknown;
};

/** Runs the work when the page is idle, within two seconds; without `requestIdleCallback`, in a new task. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback } = globalThis as IdleScope;
  if (requestIdleCallback) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
