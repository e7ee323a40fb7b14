/** Resolves in a task of its own: in between the page answers, and no single task is long on a slow phone. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
