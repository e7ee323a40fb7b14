/** Ordinal words from `first`. */
export const ordinalWords: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** `first` to `tenth`, then `11th`, `21st` and so on. */
export function ordinal(position: number): string {
  return ordinalWords[position - 1] ?? ordinalFigures(position);
}

/** `1st`, `2nd`, `11th`. */
export function ordinalFigures(position: number): string {
  const isTeen = position % 100 >= 11 && position % 100 <= 13;
  return `${position}${(!isTeen && ['th', 'st', 'nd', 'rd'][position % 10]) || 'th'}`;
}
