/** Milliseconds of the quickest of three runs, which reduces the influence of other load. */
export function quickest(work: () => void): number {
  const taken = [1, 2, 3].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...taken);
}
