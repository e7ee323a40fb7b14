/** The value below which `share` (0 to 1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
