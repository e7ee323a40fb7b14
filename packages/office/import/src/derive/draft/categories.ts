import { type AmenityCategory, placesDrawn, surfaceCategories, type UnitCategory } from '@campusway/campus';
import type { readCollege } from '@campusway/college/derive';

export type CollegeSource = ReturnType<typeof readCollege>;
export type GeometryFile = CollegeSource['geometry'][number];
export type Drawn = GeometryFile['features'][number];
export type { UnitCategory };
export type RoomEntry = CollegeSource['rooms'][number]['rooms'][number];

/** Inverts a table of words, separated by spaces: the key of each word. */
export function byWord<Key extends string>(
  words: { readonly [Of in Key]?: string },
): ReadonlyMap<string, Key> {
  const entries = Object.entries(words) as [Key, string][];
  return new Map(entries.flatMap(([key, list]) => list.split(' ').map((word) => [word, key] as const)));
}

/** Categories of IMDF that a college draws as another category. */
const drawnAs = byWord<UnitCategory>({
  walkway: 'footbridge movingwalkway platform ramp steps unenclosedarea walkway.island',
  stairs: 'escalator',
  structure: 'brick column concrete drywall glass',
  auditorium: 'movietheater',
  lounge: 'privatelounge',
  parking: 'parking.garage',
});

/** Categories of IMDF that are rooms of a college, by their kind in its lists. */
const roomKinds = byWord<RoomEntry['kind']>({
  classroom: 'auditorium classroom',
  lab: 'laboratory',
  faculty: 'office',
  waiting: 'waitingroom',
  other: [
    'conferenceroom fitnessroom foodservice huddleroom kitchen library lounge mailroom nonpublic phoneroom',
    'recreation room serverroom smokingarea storage theater unspecified',
  ].join(' '),
});

const surfaces: ReadonlySet<string> = new Set(surfaceCategories);
const enterable = new Set<string>(['room', 'auditorium', 'library', 'lounge', 'theater', 'nonpublic']);

export interface DrawnCategory {
  readonly category: UnitCategory;
  /** IMDF has no such category; this one is a guess. */
  readonly isUnknown: boolean;
}

/** The category with which a college draws a unit of a source. */
export function drawnCategoryOf(written: string): DrawnCategory {
  const word = written.toLowerCase();
  if (surfaces.has(word) || placesDrawn.unit.has(word))
    return { category: word as UnitCategory, isUnknown: false };
  const known = drawnAs.get(word);
  if (known) return { category: known, isUnknown: false };
  const general = withoutDetail(word);
  if (general !== word && !roomKinds.has(word)) {
    const drawn = drawnCategoryOf(general);
    if (!drawn.isUnknown) return drawn;
  }
  return { category: 'room', isUnknown: !roomKinds.has(word) };
}

export function roomKindOf(written: string): RoomEntry['kind'] {
  const word = written.toLowerCase();
  return roomKinds.get(word) ?? roomKinds.get(withoutDetail(word)) ?? 'other';
}

/** Whether units of a category are in the room lists if they have a name or a number. */
export function isRoom(category: UnitCategory): boolean {
  return enterable.has(category);
}

/** Whether a unit has a door of its own. */
export function isEntered({ category }: { readonly category: UnitCategory }): boolean {
  return isRoom(category) || category.startsWith('restroom');
}

export function isShaft(category: UnitCategory): boolean {
  return category === 'stairs' || category === 'elevator';
}

/** The category with which a college draws a point of a source; undefined if it has none. */
export function amenityCategoryOf(written: string): AmenityCategory | undefined {
  const word = written.toLowerCase();
  return [word, withoutDetail(word)].find((one) => placesDrawn.amenity.has(one)) as
    | AmenityCategory
    | undefined;
}

/** `restroom` for `restroom.male`. */
function withoutDetail(word: string): string {
  return word.split('.')[0] ?? word;
}
