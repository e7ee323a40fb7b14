/** The upper median; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Results of some runs, one after the other. */
export async function repeat<Result>(rounds: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < rounds) results.push(await run());
  return results;
}
