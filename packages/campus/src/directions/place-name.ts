import { isolated } from '../isolated.ts';
import type { Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';

/** As it stands in a sentence: `room 205`, `the Central Library`, `Main Gate 1`, `the main stairs`. */
export function nameInText({ kind, name, code }: Place): string {
  if (kind === 'room' && code && name === `Room ${code}`) return `room ${isolated(code)}`;
  const { isFitting } = factsOf(kind);
  const [, what, whose] = (isFitting && /^(.+?), (men|women)\b/.exec(name)) || [];
  if (what) return `the ${whose}'s ${lowerFirst(what)}`;
  // 'Main stairs, west wing' is the main stairs to somebody who stands before them.
  const sign = isolated(isFitting ? (name.split(',')[0] ?? name) : name);
  if (isFitting || /^\w+ [a-z]/.test(sign)) return `the ${lowerFirst(sign)}`;
  return standsAlone.test(sign) ? sign : `the ${sign}`;
}

/** Names that take no article: `Main Gate 1`, `PortFolio`, `Parking`; but `the Main Building`. */
const standsAlone = /\d$|[a-z][A-Z]|(?<!\bBuild)ing$/;

/** In passing: `205`, `the Central Library`. */
export function shortName(place: Place): string {
  return nameInText(place).replace(/^room /, '');
}

/** Leaves abbreviations: `ATM`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
