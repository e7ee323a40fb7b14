type IdleScope = typeof globalThis & {
  readonly requestIdleCallback?: (work: () => void, options: { readonly timeout: number }) => unknown;
};

/** Runs the work in a pause of the page, after two seconds at the latest; where pauses are not told, after what is waiting now. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback } = globalThis as IdleScope;
  if (requestIdleCallback) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
