/** The largest of 1, 2, 5, 10, 20, 50 ... that is not above `most`; at least 1. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const factor = [5, 2].find((candidate) => candidate * power <= most) ?? 1;
  return factor * power;
}
