import type { Place } from '../model.ts';

/** As it stands in a sentence: `room 205`, `the Central Library`, `Main Gate 1`, `the main stairs`. */
export function nameInText({ kind, name, code }: Place): string {
  if (kind === 'room' && code && name === `Room ${code}`) return `room ${code}`;
  const whose = /^Toilet, (men|women)\b/.exec(name)?.[1];
  if (whose) return `the ${whose}'s toilet`;
  // 'Main stairs, west wing' is the main stairs to somebody who stands before them.
  const sign = isFitting(kind) ? (name.split(',')[0] ?? name) : name;
  if (isFitting(kind) || /^\w+ [a-z]/.test(sign)) return `the ${lowerFirst(sign)}`;
  return standsAlone.test(sign) ? sign : `the ${sign}`;
}

/** Names that take no article: `Main Gate 1`, `PortFolio`, `Parking`; but `the Main Building`. */
const standsAlone = /\d$|[a-z][A-Z]|(?<!\bBuild)ing$/;

/** In passing: `205`, `the Central Library`. */
export function shortName(place: Place): string {
  return nameInText(place).replace(/^room /, '');
}

/** Parts of a building rather than places in it. */
function isFitting(kind: Place['kind']): boolean {
  return kind === 'lift' || kind === 'stairs' || kind === 'toilet' || kind === 'water' || kind === 'entrance';
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
