const ordinals = [
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
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
  const ending = endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(position)] ?? 'th';
  return ordinals[position - 1] ?? `${position}${ending}`;
}

/** `third floor`; level 0 is `outdoors`. */
export function floorName(level: number): string {
  return level === 0 ? 'outdoors' : `${ordinal(level)} floor`;
}
