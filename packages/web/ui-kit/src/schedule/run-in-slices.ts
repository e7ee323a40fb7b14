/**
 * Runs each piece of work in a task of its own, so that the browser can paint and take input between them, then calls
 * back with all results in order. Returns a function that stops it before the next piece, without the call.
 */
export function runInSlices<Result>(
  work: readonly (() => Result)[],
  callback: (results: readonly Result[]) => void,
): () => void {
  const results: Result[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runNext = () => {
    const piece = work[results.length];
    if (!piece) return callback(results);
    results.push(piece());
    timer = setTimeout(runNext);
  };
  timer = setTimeout(runNext);
  return () => clearTimeout(timer);
}
