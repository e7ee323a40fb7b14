import { boxOf, toCentimetres } from '@campusway/campus';
import type { Origin } from '../earth-frame.ts';
import { type Guess, guess } from '../guesses.ts';
import type { DerivedCampus, SourceCampus } from '../model.ts';
import { betweenBuildings } from './doors/between-buildings.ts';
import { enteredLevels } from './doors/entrances.ts';
import { withGuessedDoors } from './doors/guess-doors.ts';
import { isShaft } from './draft/categories.ts';
import { Draft } from './draft/draft.ts';
import { createNameOf, type KnownIds, languagesOf } from './draft/names.ts';
import { frameOf, originOf } from './draft/origin.ts';
import { drawFloor } from './floors/draw-floor.ts';
import { cornersOutdoors, drawGrounds } from './floors/draw-grounds.ts';
import { readFloor } from './floors/read-floor.ts';
import { deriveCampuses } from './levels/derive-campuses.ts';
import { deriveLevels } from './levels/derive-levels.ts';
import { nameRooms } from './rooms/name-rooms.ts';
import type { NumberedBuilding } from './rooms/room-numbers.ts';
import { joinShafts } from './units/join-shafts.ts';
import { mergeTwins, placeUnits } from './units/place-units.ts';

export interface DeriveOptions {
  /** Frame of an existing college: the office's own drawings must keep their places. */
  readonly origin?: Origin | undefined;
  /** The language in which that college has its names. */
  readonly language?: string | undefined;
  /** Ids that the last import gave. */
  readonly known?: KnownIds;
  /** Buildings of that college: their room numbers are taken. */
  readonly existing?: readonly NumberedBuilding[];
}

/** Converts a source into a college: keeps the content of the source, derives what it lacks, and reports each guess. */
export function deriveCampus(source: SourceCampus, options: DeriveOptions = {}): DerivedCampus {
  const origin = source.unit === 'metres' ? undefined : (options.origin ?? originOf(source));
  const languages = languagesOf(source);
  const nameOf = createNameOf(options.language ?? languages.names);
  const guesses: Guess[] = [];
  if (languages.isUnknown && options.language === undefined) {
    const what = 'Write the language of the names into "languages" of college.json, such as ["de"]';
    guess(guesses, 'to-add', { rule: 'language', what, why: 'The source does not name it' });
  }
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
  const rooms = nameRooms(units, campus.occupants, {
    ...{ naming, buildingNames, existing: options.existing ?? [] },
  });
  const shaftUnits = units.filter(({ category }) => isShaft(category));
  const shafts = joinShafts(
    shaftUnits.map((unit) => ({ ...unit, shaft: unit.source.shaft })),
    guesses,
  );
  const outdoorCorners = cornersOutdoors(draft);
  const unitsOn = Map.groupBy(units, ({ level }) => level);
  const read = betweenBuildings(
    [...storeys].map(([level, storey]) =>
      readFloor(draft, level, { ...storey, units: unitsOn.get(level) ?? [], idOf, outdoorCorners }),
    ),
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
  const middles = buildings.flatMap(({ id, levels }) => {
    const own = floors.filter(({ file }) => levels.some((level) => level.id === file.level));
    const { minX, minY, maxX, maxY } = boxOf(own.flatMap(({ outline }) => outline.flat(2)));
    return own.length > 0 ? [[id, [(minX + maxX) / 2, (minY + maxY) / 2]] as const] : [];
  });
  const { campuses, campusOf, ...venues } = deriveCampuses(campus, middles, { frame: draft.frame, naming });
  const drawnId = new Map(units.map((unit) => [unit.source.id, unit.id]));
  const links = campus.links?.map((link) => ({
    ...link,
    ends: link.ends.map(({ levelId, position, unitId }) => ({
      ...{ level: idOf.get(levelId ?? '') ?? 'outdoors', unit: drawnId.get(unitId ?? '') },
      point: draft.frame.toMetres(position),
    })),
  }));
  return {
    ...(links && { links }),
    name: nameOf(campus.names) ?? buildings[0]?.name ?? 'Campus',
    languages: languages.tags,
    origin,
    ...(campuses && { campuses }),
    buildings: buildings.map((building) => {
      const [campus, roomPrefix] = [campusOf.get(building.id), rooms.prefixes.get(building.id)];
      return { ...building, ...(campus && { campus }), ...(roomPrefix && { roomPrefix }) };
    }),
    geometry: [...(outdoors ? [outdoors] : []), ...floors.map(({ file }) => file)],
    rooms: floors.flatMap(({ file: { level }, units: own }) => {
      const listed = own.flatMap((unit) => rooms.entries.get(unit.source.id) ?? []);
      return listed.length > 0 ? [{ level, rooms: listed }] : [];
    }),
    campusPlaces,
    ids: { ...given, ...venues.given, ...rooms.given },
    guesses,
  };
}

/** Reports lines without a meaning for routes: the plan draws stairs and walls itself. */
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
  const why = 'The source marks them as not for the public: remove those that must not be found';
  guess(guesses, 'assumed', { rule: 'restricted', what, why, id: first.id });
}
