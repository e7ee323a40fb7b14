/** As shown: whole metres, at least 1; 0 for a ride alone. */
export function roundMetres(metres: number): number {
  return metres && Math.max(1, Math.round(metres));
}

/** `24 m` */
export function formatMetres(metres: number): string {
  return `${roundMetres(metres)}\u00a0m`;
}

/** As shown: 0 up to three quarters of a minute, then the nearest minute. */
export function roundMinutes(seconds: number): number {
  return seconds < 45 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** `less than a minute`, `1 minute`, `4 minutes` */
export function formatMinutes(seconds: number): string {
  const minutes = roundMinutes(seconds);
  return minutes === 0 ? 'less than a minute' : counted(minutes, 'minute');
}

/** `1 step`, `4 steps`, on one line. */
function counted(count: number | string, unit: string): string {
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

/** Order of the nearest first: minutes as shown, metres as shown, then time. */
export function compareWalks(a: Walked, b: Walked): number {
  return (
    roundMinutes(a.seconds) - roundMinutes(b.seconds) ||
    roundMetres(a.metres) - roundMetres(b.metres) ||
    a.seconds - b.seconds
  );
}

export interface Walked {
  readonly metres: number;
  readonly seconds: number;
}

/** `1 step`, `4 steps`; `steps` for an unknown count (0). */
export function formatSteps(count: number): string {
  return count === 0 ? 'steps' : counted(count, 'step');
}

/** `1 floor`, `2 floors`, `half a floor`, `1½ floors`. */
export function formatFloors(count: number): string {
  if (count === 0.5) return 'half a floor';
  return counted(Number.isInteger(count) ? count : `${Math.floor(count)}½`, 'floor');
}

/** `207`, `207 and 209`, `207, 208 and 209`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Ordinal words from `first`. */
export const ordinalWords: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `first` to `tenth`, then `11th`, `21st` and so on. */
export function ordinal(position: number): string {
  return ordinalWords[position - 1] ?? ordinalDigits(position);
}

/** `1st`, `2nd`, `11th`. */
export function ordinalDigits(position: number): string {
  const isTeen = position % 100 >= 11 && position % 100 <= 13;
  return `${position}${(!isTeen && ['th', 'st', 'nd', 'rd'][position % 10]) || 'th'}`;
}

/** The largest of 1, 2, 5, 10, 20, 50 ... up to `limit`; at least 1. */
export function roundLength(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, limit)));
  const factor = [5, 2].find((candidate) => candidate * power <= limit) ?? 1;
  return factor * power;
}
