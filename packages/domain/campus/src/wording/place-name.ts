import { type Levels, titleAt } from '../level.ts';
import type { Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { isolated } from '../text.ts';

/** Name of a place within a sentence, as at its door: `room 205`, `101 Admin Office`, `the Canteen`, `the main stairs`. */
export function nameInText({ kind, name: known, code, doorName: name = known }: Place): string {
  if (code) return name === `Room ${code}` ? `room ${isolated(code)}` : isolated(`${code} ${name}`);
  const { isInterchangeable } = factsOf(kind);
  const [, what, whose] = (isInterchangeable && /^(.+?), (men|women)\b/.exec(name)) || [];
  if (what) return `the ${whose}'s ${lowerFirst(what)}`;
  // 'Main stairs, west wing' is `the main stairs` for a walker in front of them.
  const sign = isolated(isInterchangeable ? (name.split(',')[0] ?? name) : name);
  if (isInterchangeable || /^\w+ [a-z]/.test(sign)) return `the ${lowerFirst(sign)}`;
  return standsAlone.test(sign) ? sign : `the ${sign}`;
}

/** The same, for one of several of its name: `the stairs near 233`. */
export function nameAmongAlike(place: Place): string {
  const { kind, near } = place;
  return factsOf(kind).isInterchangeable && near
    ? `${nameInText(place)} near ${isolated(near)}`
    : nameInText(place);
}

/** The same, with the name on the campus map where the door has another: `101 Admin Office (Administration Block)`. */
export function nameOfEnd(place: Place): string {
  const { name, doorName = name } = place;
  return doorName === name ? nameAmongAlike(place) : `${nameAmongAlike(place)} (${isolated(name)})`;
}

/** The same as `nameAmongAlike`, with the wing of a lift or staircase: `the west lift`, `the east main stairs`. */
export function nameWithWing(place: Place): string {
  const isShaft = place.kind === 'lift' || place.kind === 'stairs';
  const name = nameAmongAlike(place);
  return isShaft && place.wing ? name.replace('the ', `the ${place.wing} `) : name;
}

/** Tells a place from another one of its name: `, third floor`, `, near 233`; empty where the names differ. */
export function apartFrom(place: Place, other: Place, levels: Levels): string {
  if (place.name !== other.name) return '';
  const where = place.level === other.level ? place.near && `near ${place.near}` : titleAt(levels, place);
  return where ? `, ${where}` : '';
}

/** `is`, for the name of stairs `are`. */
export function isOrAre(name: string): string {
  return /stairs(?: near |$)/.test(name) ? 'are' : 'is';
}

/** Names that take no article: `Main Gate 1`, `PortFolio`, `Parking`; but `the Main Building`. */
const standsAlone = /\d$|[a-z][A-Z]|(?<!\bBuild)ing$/;

/** Name without `room`: `205`, `101 Admin Office`. */
export function shortName(place: Place): string {
  return nameInText(place).replace(/^room /, '');
}

/** Lower-cases the first letter, except of abbreviations such as `ATM`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
