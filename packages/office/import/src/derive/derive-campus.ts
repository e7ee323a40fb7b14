import { boxOf, isWalkable, type Polygon, toCentimetres } from '@campusway/campus';
import type { Origin } from '../frame.ts';
import { guess } from '../guesses.ts';
import type { DerivedCampus, Guess, SourceCampus } from '../model.ts';
import { isEntered, isShaft } from './categories.ts';
import { withPolygons } from './clean-polygon.ts';
import { Draft } from './draft.ts';
import { drawFloor } from './draw-floor.ts';
import { cornersOutdoors, drawGrounds } from './draw-grounds.ts';
import { deriveLevels } from './levels.ts';
import { doorlessRooms, guessDoors, guessPassages } from './missing-doors.ts';
import { frameOf, originOf } from './origin.ts';
import { placeUnits } from './place-units.ts';
import { readFloor, type SourceFloor } from './read-floor.ts';
import { createNameOf, nameRooms } from './rooms.ts';
import { joinShafts } from './shafts.ts';
import { mergeTwins } from './twin-units.ts';
import type { KnownIds } from './unique-ids.ts';
import type { Recess } from './walls.ts';

export interface DeriveOptions {
  /** Frame of a college that is there already: what its office has drawn must keep its place. */
  readonly origin?: Origin | undefined;
  /** The language in which that college has its names. */
  readonly language?: string | undefined;
  /** Ids that the last import gave. */
  readonly known?: KnownIds;
}

/** Draws a college from a source: what the source has as it is, and what it lacks derived from that, each guess named. */
export function deriveCampus(source: SourceCampus, options: DeriveOptions = {}): DerivedCampus {
  const origin = source.unit === 'metres' ? undefined : (options.origin ?? originOf(source));
  const languages = languagesOf(source);
  const nameOf = createNameOf(options.language ?? languages.names);
  const guesses: Guess[] = [];
  const naming = { guesses, nameOf, known: options.known ?? {} };
  const campus = mergeTwins(source, frameOf(origin), guesses);
  const draft = new Draft(campus, { naming, origin });
  const { buildings, idOf, given } = deriveLevels(campus, draft.frame, naming);
  const storeys = new Map(
    buildings.flatMap(({ id: building, levels }) =>
      levels.map(({ id, ordinal }) => [id, { building, ordinal }] as const),
    ),
  );
  const units = placeUnits(draft, { idOf, storeys });
  const buildingNames = new Map(buildings.map(({ id, name }) => [id, name]));
  const rooms = nameRooms(units, campus.occupants, { naming, buildingNames });
  const shafts = joinShafts(
    units.filter(({ category }) => isShaft(category)).map((unit) => ({ ...unit, shaft: unit.source.shaft })),
    guesses,
  );
  const outdoorCorners = cornersOutdoors(draft);
  const unitsOn = Map.groupBy(units, ({ level }) => level);
  const read = [...storeys].map(([level, storey]) =>
    readFloor(draft, level, { ...storey, units: unitsOn.get(level) ?? [], idOf, outdoorCorners }),
  );
  const entered = enteredLevels(read);
  const floors = withGuessedDoors(read).map((floor) =>
    drawFloor(draft, floor, { rooms: rooms.entries, shafts, entered }),
  );
  const outdoors = drawGrounds(draft, floors);
  reportDetails(draft);
  reportRestricted(draft);
  const campusPlaces = buildings.flatMap(({ id, name, levels }) => {
    const ground = levels.find(({ ordinal }) => ordinal === 0)?.id;
    const floor = floors.find((one) => one.file.level === ground);
    const doors = floor?.entrances.map((entrance) => entrance.id) ?? [];
    if (!floor || doors.length === 0) return [];
    const { minX, minY, maxX, maxY } = boxOf(floor.outline.flat(2));
    const label = toCentimetres([(minX + maxX) / 2, (minY + maxY) / 2]) as [number, number];
    return [{ id, name, kind: 'building' as const, doors, label }];
  });
  return {
    name: nameOf(campus.names) ?? buildings[0]?.name ?? 'Campus',
    languages: languages.tags,
    origin,
    buildings: buildings.map((building) => {
      const roomPrefix = rooms.prefixes.get(building.id);
      return roomPrefix ? { ...building, roomPrefix } : building;
    }),
    geometry: [...(outdoors ? [outdoors] : []), ...floors.map(({ file }) => file)],
    rooms: floors.flatMap(({ file: { level }, units: own }) => {
      const listed = own.flatMap(({ source }) => rooms.entries.get(source.id) ?? []);
      return listed.length > 0 ? [{ level, rooms: listed }] : [];
    }),
    campusPlaces,
    ids: { ...given, ...rooms.given },
    guesses,
  };
}

/** The level of each building that must have an entrance: of those with a hall or way the nearest to the ground, else the ground level. */
function enteredLevels(floors: readonly SourceFloor[]): ReadonlySet<string> {
  const isWalked = ({ units, ways, openings }: SourceFloor) =>
    ways.length > 0 || units.some(isWalkable) || openings.some((one) => one.source?.isEntrance);
  const rank = (floor: SourceFloor) => (isWalked(floor) ? Math.abs(floor.ordinal) : Number.POSITIVE_INFINITY);
  const buildings = Map.groupBy(floors, ({ building }) => building).values();
  return new Set(
    [...buildings].flatMap((own) => {
      const [first] = own.toSorted((a, b) => rank(a) - rank(b) || Math.abs(a.ordinal) - Math.abs(b.ordinal));
      return first ? [first.level] : [];
    }),
  );
}

/** Floors with doors for rooms without one, where most rooms of the source have none: such a source draws no doors. */
function withGuessedDoors(floors: readonly SourceFloor[]): readonly SourceFloor[] {
  const doorless = floors.map(doorlessRooms);
  const all = floors.flatMap(({ units }) => units.filter(isEntered)).length;
  if (doorless.flat().length <= all / 2) return floors;
  return floors.map((floor, i) => {
    const guessed = [...guessPassages(floor), ...guessDoors(floor, doorless[i] ?? [])];
    const openings = [...floor.openings, ...guessed];
    return withRecesses(
      { ...floor, openings },
      guessed.flatMap(({ recess }) => recess ?? []),
    );
  });
}

/** The floor with halls that reach through thick walls to the doors of rooms. */
function withRecesses(floor: SourceFloor, recesses: readonly Recess[]): SourceFloor {
  const byHall = Map.groupBy(recesses, ({ hall }) => hall);
  const grow = <Unit extends { readonly id: string; readonly polygon: Polygon }>(unit: Unit): Unit => {
    const own = byHall.get(unit.id)?.map(({ polygon }) => polygon);
    return own ? { ...unit, polygon: withPolygons(unit.polygon, own) } : unit;
  };
  return { ...floor, units: floor.units.map(grow), placed: floor.placed.map(grow) };
}

/** Lines that are only looked at: a plan draws its own stairs and walls. */
function reportDetails({ campus, guesses }: Draft): void {
  for (const [category, own] of Map.groupBy(campus.details, (detail) => detail.category)) {
    const what = `${own.length} lines "${category}" are not drawn`;
    const why = 'The plan draws stairs, walls and paths from their areas';
    guess(guesses, 'left-out', { rule: 'details', what, why, id: own[0]?.id ?? '' });
  }
}

function reportRestricted({ campus, guesses }: Draft): void {
  const [first, ...others] = campus.units.filter(({ isRestricted }) => isRestricted);
  if (!first) return;
  const what = `${others.length + 1} units are shown and found like all others`;
  const why = 'The source says that they are not for the public: take out what must not be found';
  guess(guesses, 'assumed', { rule: 'restricted', what, why, id: first.id });
}

/**
 * Languages of the names, that of most of them first; English where it is among them, since the site's own words are. The
 * names themselves are taken without a language where most have none: other languages are few translations then.
 */
function languagesOf({ names, units, levels, buildings, occupants, source }: SourceCampus) {
  const counts = new Map<string, number>();
  for (const thing of [{ names }, ...units, ...levels, ...buildings, ...occupants])
    for (const language of Object.keys(thing.names)) {
      const known = language === 'und' ? (source.language ?? 'und') : language;
      counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
  const languages = byCount.filter(isLanguage);
  const english = languages.filter((language) => /^en\b/.test(language));
  const tags = languages.length === 0 ? ['en'] : [...new Set([...english, ...languages])];
  return { tags, names: byCount[0] === 'und' ? 'und' : (tags[0] ?? 'en') };
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== 'und' && new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}
