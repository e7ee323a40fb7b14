const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** `second floor` for 2; from ten on in figures: `12th floor`. */
export function floorName(floor: number): string {
  return `${ordinals[floor] ?? `${floor}${ending(floor)}`} floor`;
}

function ending(floor: number): string {
  if (floor % 100 >= 11 && floor % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th';
}
