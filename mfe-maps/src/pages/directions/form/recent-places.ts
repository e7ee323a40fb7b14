import type { Place } from '@campusway/campus';
import type { NavigationLink } from '@campusway/contract';
import { parseJson, readStored, writeStored } from '@campusway/platform';

const storageKey = 'campusway.recent-places';
const maxPlaces = 4;

/** Places chosen on this device, latest first. Validates the stored text. */
export function readRecentPlaces(): readonly Suggestion[] {
  const stored = parseJson(readStored(storageKey));
  return Array.isArray(stored) ? stored.flatMap(parse).slice(0, maxPlaces) : [];
}

/** Where the browser refuses storage, the place is not remembered. */
export function rememberPlace({ id, title, code, where, place, isPassing }: Suggestion): void {
  if (isPassing) return;
  const others = readRecentPlaces().filter((one) => one.id !== id);
  const places = [{ id, title, code, where, place }, ...others].slice(0, maxPlaces);
  writeStored(storageKey, JSON.stringify(places));
}

function parse(value: unknown): readonly Suggestion[] {
  const { id, title, code, where, place } = (value ?? {}) as Partial<Record<keyof Suggestion, unknown>>;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof where !== 'string') return [];
  const [sign, room] = [code, place].map((text) => (typeof text === 'string' ? text : undefined));
  return [{ id, title, where, code: sign, place: room }];
}

/** A suggestion below FROM or TO. */
export interface Suggestion {
  /** Value in the URL: a place, a person, `nearest-toilet`, `level-2`, `department-cse`. */
  readonly id: string;
  /** Place of a person. */
  readonly place?: string | undefined;
  /** Route to it, which is chosen whole: `main gate to 310`; or only that it has no stairs. */
  readonly link?: NavigationLink | undefined;
  readonly title: string;
  /** Room number as on the door. */
  readonly code?: string | undefined;
  /** `second floor, west wing`; empty where there is nothing to add. */
  readonly where: string;
  /** Not to be remembered: a person without a room, a help topic. */
  readonly isPassing?: true;
  /** Called instead of choosing: `Choose on the map`. */
  readonly onTake?: (() => void) | undefined;
}

export interface Suggestions {
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** What a link with the text may mean: the rooms beside a number without a door, or one place. */
  readonly offers: readonly Suggestion[];
  /** Why the first suggestion is not what the text says, as a sentence; undefined when it is. */
  readonly doubt?: string;
  /** No door has the room number of the text. */
  readonly isMissing?: true;
  /** Several match: only Enter, which says what it chooses, chooses the first. */
  readonly isSeveral?: boolean;
  /** The college's help on what the text means, which is then the doubt. */
  readonly answer?: string;
}

/** Of places that match equally well the nearest to `near` first. */
export type Suggest = (query: string, near?: Place) => Suggestions;
