import { grounds, type Levels, type MapFeature, type Room, toFeatures } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
import type { CollegeSource } from './college-source.ts';

/** Categories of surfaces that may be places; lawns and roads are not. */
export const placeCategories: ReadonlySet<string> = new Set([
  'building',
  'fieldofplay',
  'parking',
  'theater',
]);

/** The whole drawing of a college, with unique room numbers. */
export function readDrawing(
  { buildings, rooms, geometry }: Pick<CollegeSource, 'buildings' | 'rooms' | 'geometry'>,
  levels: Levels,
): MapFeature[] {
  const names = new RoomNumbers(buildings, rooms);
  return geometry
    .flatMap((file) => toFeatures(file, levels))
    .map((feature) => names.rename(feature, levels))
    .toSorted((a, b) => a.level - b.level);
}

type Buildings = Contents['buildings']['buildings'];

/** The grounds, then the levels of each building lowest first; titles name the campus where the college has several. */
export function toLevels(buildings: Buildings, campuses: CollegeSource['campuses'] = []): Levels {
  const nameOf = (campus?: string) => campuses.find(({ id }) => id === campus)?.name;
  const indoors = buildings.flatMap(({ id: building, name: buildingName, campus, levels }) =>
    levels
      .toSorted((a, b) => a.ordinal - b.ordinal)
      .map(({ page: _, ...level }) => ({
        ...level,
        building,
        title: [level.name, buildings.length > 1 && buildingName, nameOf(campus)].filter(Boolean).join(', '),
      })),
  );
  return [grounds, ...indoors];
}

/** Ids of the screens of whole levels, which are the addresses of their pages, by level. */
export function levelScreens(buildings: Buildings): ReadonlyMap<string, string> {
  return new Map(
    buildings.flatMap(({ levels }, at) =>
      levels.map(({ id, shortName, page }) => {
        // The first building keeps its ids when a second one is added.
        const numbered = at === 0 && /^\d+$/.test(shortName) ? `floor${shortName}` : id;
        return [id, page ?? numbered] as const;
      }),
    ),
  );
}

/** Id of a department's screen. */
export function departmentScreen(code: string): string {
  return `${code}-nav`;
}

type Entry = Contents['rooms']['rooms'][number];

/** Room numbers that are unique in the college, and signs on doors where they differ. */
export class RoomNumbers {
  readonly #levels: ReadonlyMap<
    string,
    { readonly building: string; readonly prefix: string; readonly floor: string }
  >;
  readonly #unnumbered: ReadonlySet<string>;
  /** Building and number of imported rooms whose number several floors of the building have. */
  readonly #repeated: ReadonlySet<string>;

  constructor(buildings: Buildings, files: readonly Contents['rooms'][]) {
    this.#levels = new Map(
      buildings.flatMap(({ id: building, roomPrefix: prefix = '', levels }) =>
        levels.map(({ id, shortName }) => [id, { building, prefix, floor: shortName }] as const),
      ),
    );
    const rooms = files.flatMap(({ level, imported, rooms: own }) =>
      own.map(({ number, id }) => ({ number, id, level, imported })),
    );
    this.#unnumbered = new Set(rooms.flatMap(({ number, id }) => (number === undefined ? (id ?? []) : [])));
    const alike = Map.groupBy(rooms, ({ number = '', level }) => this.#keyOf(number, level));
    this.#repeated = new Set(
      [...alike].flatMap(([key, own]) =>
        own.every(({ imported }) => imported !== undefined) && new Set(own.map(({ level }) => level)).size > 1
          ? [key]
          : [],
      ),
    );
  }

  #keyOf(number: string, level: string): string {
    return `${this.#levels.get(level)?.building}/${number.toLowerCase()}`;
  }

  /** Whether other floors of the building have the number too. */
  isRepeated(number: string, level: string): boolean {
    return this.#repeated.has(this.#keyOf(number, level));
  }

  /** @param written number on the door, or id of a room without one */
  numberOf(written: string, level: string): string {
    if (this.#unnumbered.has(written)) return written;
    const { prefix = '', floor = '' } = this.#levels.get(level) ?? {};
    return `${prefix}${this.isRepeated(written, level) ? `${floor}-` : ''}${written}`;
  }

  identify({ number, id = '' }: Pick<Entry, 'number' | 'id'>, level: string): Pick<Room, 'number' | 'sign'> {
    if (number === undefined) return { number: id, sign: '' };
    const whole = this.numberOf(number, level);
    return whole === number ? { number } : { number: whole, sign: number };
  }

  /** Replaces the room of a unit by its unique number. */
  rename(feature: MapFeature, levels: Levels): MapFeature {
    if (feature.type !== 'unit' || feature.room === undefined) return feature;
    return { ...feature, room: this.numberOf(feature.room, levels[feature.level]?.id ?? '') };
  }
}

/** The most frequent value of a list, the first of several; undefined for an empty list. */
export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
