/** The largest of 1, 2, 5, 10, 20, 50 ... up to `limit`; at least 1. */
export function roundLength(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, limit)));
  const factor = [5, 2].find((candidate) => candidate * power <= limit) ?? 1;
  return factor * power;
}
