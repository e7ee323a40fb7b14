import { type AmenityCategory, placesDrawn, surfaceCategories, type UnitCategory } from '@campusway/campus';
import type { readCollege } from '@campusway/college/derive';

export type CollegeSource = ReturnType<typeof readCollege>;
export type GeometryFile = CollegeSource['geometry'][number];
export type Drawn = GeometryFile['features'][number];
export type { UnitCategory };
export type RoomEntry = CollegeSource['rooms'][number]['rooms'][number];

/** Categories of IMDF that a college draws as something else. */
const drawnAs: Readonly<Record<string, UnitCategory>> = {
  footbridge: 'walkway',
  movingwalkway: 'walkway',
  platform: 'walkway',
  ramp: 'walkway',
  steps: 'walkway',
  unenclosedarea: 'walkway',
  'walkway.island': 'walkway',
  escalator: 'stairs',
  brick: 'structure',
  column: 'structure',
  concrete: 'structure',
  drywall: 'structure',
  glass: 'structure',
  movietheater: 'auditorium',
  privatelounge: 'lounge',
  'parking.garage': 'parking',
};

/** Categories of IMDF that are rooms of a college, with what they are in its lists. */
const roomKinds: Readonly<Record<string, RoomEntry['kind']>> = {
  auditorium: 'classroom',
  classroom: 'classroom',
  conferenceroom: 'other',
  fitnessroom: 'other',
  foodservice: 'other',
  huddleroom: 'other',
  kitchen: 'other',
  laboratory: 'lab',
  library: 'other',
  lounge: 'other',
  mailroom: 'other',
  nonpublic: 'other',
  office: 'faculty',
  phoneroom: 'other',
  recreation: 'other',
  room: 'other',
  serverroom: 'other',
  smokingarea: 'other',
  storage: 'other',
  theater: 'other',
  unspecified: 'other',
  waitingroom: 'waiting',
};

const surfaces: ReadonlySet<string> = new Set(surfaceCategories);

export interface DrawnCategory {
  readonly category: UnitCategory;
  /** IMDF has no such category; this one is a guess. */
  readonly isUnknown: boolean;
}

/** How a college draws a unit of a source. */
export function drawnCategoryOf(written: string): DrawnCategory {
  const word = written.toLowerCase();
  if (surfaces.has(word) || placesDrawn.unit.has(word))
    return { category: word as UnitCategory, isUnknown: false };
  const known = drawnAs[word];
  if (known) return { category: known, isUnknown: false };
  const general = word.split('.')[0] ?? word;
  if (general !== word && !(word in roomKinds)) {
    const drawn = drawnCategoryOf(general);
    if (!drawn.isUnknown) return drawn;
  }
  return { category: 'room', isUnknown: !(word in roomKinds) };
}

export function roomKindOf(written: string): RoomEntry['kind'] {
  const word = written.toLowerCase();
  return roomKinds[word] ?? roomKinds[word.split('.')[0] ?? ''] ?? 'other';
}

const enterable: ReadonlySet<string> = new Set([
  'room',
  'auditorium',
  'library',
  'lounge',
  'theater',
  'nonpublic',
]);

/** Units that stand in the room lists when they have a name or a number. */
export function isRoom(category: UnitCategory): boolean {
  return enterable.has(category);
}

/** Units that have a door of their own. */
export function isEntered({ category }: { readonly category: UnitCategory }): boolean {
  return isRoom(category) || category.startsWith('restroom');
}

export function isShaft(category: UnitCategory): boolean {
  return category === 'stairs' || category === 'elevator';
}

/** How a college draws a point of a source; undefined for what units already are, and for words that it does not know. */
export function amenityCategoryOf(written: string): AmenityCategory | undefined {
  const word = written.toLowerCase();
  if (placesDrawn.amenity.has(word)) return word as AmenityCategory;
  const general = word.split('.')[0] ?? '';
  return placesDrawn.amenity.has(general) ? (general as AmenityCategory) : undefined;
}
