import {
  boxOf,
  distance,
  midpoint,
  type Polygon,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import type { SourceOpening, SourceWay } from '../model.ts';
import { type Drawn, type GeometryFile, isRoom, type RoomEntry } from './categories.ts';
import { closed, type Draft, mutable, rectangle, sizeOf, wayOf } from './draft.ts';
import { entranceCandidates, isOuterDoor } from './entrances.ts';
import { drawWays, type Floor, type FloorOpening, findPassages, layOpening, sidesAt } from './floor.ts';
import { joinDoors } from './missing-doors.ts';
import type { PlacedUnit } from './place-units.ts';
import { cutWays, layCorridors } from './way-floors.ts';
import { leadThrough, openWalls } from './way-openings.ts';

/** A level as the source has it. */
export interface SourceFloor extends Floor {
  readonly building: string;
  readonly ordinal: number;
  /** The smallest first, as in `units`. */
  readonly placed: readonly PlacedUnit[];
  /** Areas of the level that the source draws; empty where it draws none. */
  readonly outline: readonly Polygon[];
  readonly isHere: (thing: { readonly levelId?: string }) => boolean;
}

export interface DrawnFloor {
  readonly file: GeometryFile;
  readonly units: readonly PlacedUnit[];
  readonly outline: readonly Polygon[];
  readonly entrances: readonly FloorOpening[];
}

interface Storey {
  readonly building: string;
  readonly ordinal: number;
  readonly units: readonly PlacedUnit[];
  /** Ids of levels in the college by their ids in the source. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Of the paths outdoors, as text. */
  readonly outdoorCorners: ReadonlySet<string>;
}

/** Units, openings and ways of one level in metres, with the openings that its ways lead through. */
export function readFloor(
  draft: Draft,
  level: string,
  { building, ordinal, units, idOf, outdoorCorners }: Storey,
): SourceFloor {
  const { campus, guesses } = draft;
  const isHere = ({ levelId }: { readonly levelId?: string }) => idOf.get(levelId ?? '') === level;
  const isNear = ({ id, line }: SourceOpening | SourceWay) => !draft.isFar(line.map(draft.toMetres), id);
  const placed = units.toSorted((a, b) => sizeOf(a.polygon) - sizeOf(b.polygon));
  const features = placed.map(
    ({ id, category, polygon }): UnitFeature => ({ type: 'unit', id, level: 1, category, polygon }),
  );
  const openings = campus.openings
    .filter((opening) => isHere(opening) && isNear(opening))
    .map((source): FloorOpening => {
      const [from, to] = source.line.map((position) => toCentimetres(draft.toMetres(position)));
      const point = from ?? [0, 0];
      const isPoint = !to || (from?.[0] === to[0] && from[1] === to[1]);
      const line = isPoint ? layOpening(point, source.width, features) : ([point, to] as const);
      return { id: draft.takeId(source.id), line, source };
    });
  const ways = campus.ways
    .filter((way) => isHere(way) && isNear(way))
    .map((source) => ({
      id: draft.takeId(source.id),
      points: source.line.map((position) => toCentimetres(draft.toMetres(position))),
      source,
    }));
  const floor: Floor = { level, units: features, openings, ways, guesses };
  const own = campus.levels.filter(({ id }) => idOf.get(id) === level);
  const outline = own.flatMap((one) =>
    one.outline.flatMap((polygon) => {
      const clean = draft.toPolygon(polygon, one.id);
      return clean ? [clean] : [];
    }),
  );
  const doors = [...openings, ...openWalls(floor), ...meetOutdoors(floor, outdoorCorners)];
  return { ...floor, openings: doors, building, ordinal, placed, outline, isHere };
}

/** Entrances where a way of a level and a path outdoors meet, and the source draws none. */
function meetOutdoors(
  { level, ways, openings, guesses }: Floor,
  outdoorCorners: ReadonlySet<string>,
): FloorOpening[] {
  return ways.flatMap(({ id, points }) =>
    [points, points.toReversed()].flatMap(([end, next], i): FloorOpening[] => {
      if (!end || !next || !outdoorCorners.has(String(end))) return [];
      if (openings.some(({ line }) => distance(midpoint(...line), end) < 1)) return [];
      const length = distance(end, next) || 1;
      const [dx, dy] = [(next[0] - end[0]) / length, (next[1] - end[1]) / length];
      const line = [
        toCentimetres([end[0] - dy, end[1] + dx]),
        toCentimetres([end[0] + dy, end[1] - dx]),
      ] as const;
      const what = 'There is an entrance';
      const why = 'A way indoors and a path outdoors meet there, and the source draws none';
      guess(guesses, 'assumed', { rule: 'entrance', what, why, id, levelId: level });
      return [{ id: `entrance-${id}-${i + 1}`, line, isEntrance: true }];
    }),
  );
}

/** The floor with ways to its doors, and with areas for the corridors that are only lines. */
function layFloor(floor: SourceFloor): { readonly floor: Floor; readonly corridors: readonly UnitFeature[] } {
  const { level, units, openings, guesses } = floor;
  const joined = joinDoors(floor);
  const ways = leadThrough([...joined.paths, ...joined.joints], openings);
  const corridors = layCorridors({ ...floor, ways }, floor.outline);
  return { floor: { level, units: [...units, ...corridors], openings, ways, guesses }, corridors };
}

/** Draws a level: what the source has, and what it lacks. */
export function drawFloor(
  draft: Draft,
  source: SourceFloor,
  {
    rooms,
    shafts,
    entered,
  }: {
    readonly rooms: ReadonlyMap<string, RoomEntry>;
    readonly shafts: ReadonlyMap<string, string>;
    /** Levels that must have an entrance. */
    readonly entered: ReadonlySet<string>;
  },
): DrawnFloor {
  const { ids, naming } = draft;
  const { level, ordinal, placed } = source;
  const { floor, corridors } = layFloor(source);
  const finder = new UnitFinder(floor.units);
  const passages = findPassages(floor);
  const ways = cutWays({ ...floor, openings: [...floor.openings, ...passages] });
  const centreLines = drawWays({ ...floor, ways }, passages);
  const outline = outlineOf(draft, { ...source, units: floor.units });
  const outer = floor.openings.filter((opening) => isOuterDoor(opening, finder));
  const entrances = floor.openings.filter(
    (opening) =>
      opening.isEntrance ||
      (outer.includes(opening) &&
        (opening.source?.isEntrance === true ||
          (ordinal === 0 && opening.source?.category.startsWith('emergencyexit') === false))),
  );
  reportDoors(draft, floor, { finder, outer, entrances });
  if (entrances.length === 0 && entered.has(level)) reportNoEntrance(draft, floor, source.building);
  const isEntrance = new Set(entrances.map(({ id }) => id));
  const known = new Set(source.ways.map(({ id }) => id));
  const drawn: Drawn[] = [
    {
      type: 'Feature',
      id: ids.take(`${level}-outline`),
      geometry: { type: 'MultiPolygon', coordinates: outline.map(closed) },
      properties: { feature_type: 'level' },
    },
    ...placed.map((unit): Drawn => {
      const room = rooms.get(unit.source.id);
      const shaft = shafts.get(unit.id);
      const name = naming.nameOf(unit.source.names);
      const key = room?.number ?? room?.id;
      return {
        type: 'Feature',
        id: unit.id,
        geometry: { type: 'Polygon', coordinates: closed(unit.polygon) },
        properties: {
          feature_type: 'unit',
          category: unit.category,
          ...(key !== undefined ? { room: key } : name && !isRoom(unit.category) && { name }),
          ...(shaft && { shaft }),
        },
      };
    }),
    ...corridors.map(
      ({ id, category, polygon }): Drawn => ({
        type: 'Feature',
        id: ids.take(id),
        geometry: { type: 'Polygon', coordinates: closed(polygon) },
        properties: { feature_type: 'unit', category },
      }),
    ),
    ...[...floor.openings, ...passages].map(({ id, line, source: own, isDoor }): Drawn => {
      const name = own && naming.nameOf(own.names);
      return {
        type: 'Feature',
        id: own ? id : ids.take(id),
        geometry: { type: 'LineString', coordinates: line.map(mutable) },
        properties: {
          feature_type: 'opening',
          category: isEntrance.has(id) ? 'entrance' : own || isDoor ? 'door' : 'passage',
          ...(name && { name }),
          swing: 'none',
          leaves: 1,
        },
      };
    }),
    ...centreLines.map(({ id, points }) => wayOf(ids.take(id), points, { category: 'corridor' })),
    ...ways.map(({ id, points, source: own }) =>
      wayOf(known.has(id) ? id : ids.take(id), points, {
        category: own?.category ?? 'corridor',
        ...(own?.isOneWay && { one_way: true }),
        ...(own?.width && { width: own.width }),
        ...(own?.steps && { steps: own.steps }),
      }),
    ),
    ...draft.drawAmenities(source.isHere, finder),
  ];
  return { file: { type: 'FeatureCollection', level, features: drawn }, units: placed, outline, entrances };
}

function outlineOf({ guesses }: Draft, { level, outline, units }: SourceFloor): readonly Polygon[] {
  if (outline.length > 0 || units.length === 0) return outline;
  const { minX, minY, maxX, maxY } = boxOf(units.flatMap(({ polygon }) => polygon.flat()));
  const what = 'The outline of the level is a box around its units';
  guess(guesses, 'assumed', { rule: 'outline', what, why: 'The source draws none', levelId: level });
  return [[rectangle({ minX: minX - 0.3, minY: minY - 0.3, maxX: maxX + 0.3, maxY: maxY + 0.3 })]];
}

function reportDoors(
  { guesses, frame }: Draft,
  { openings, ways, level }: Floor,
  {
    finder,
    outer,
    entrances,
  }: {
    readonly finder: UnitFinder;
    readonly outer: readonly FloorOpening[];
    readonly entrances: readonly FloorOpening[];
  },
): void {
  const outside = new Set(outer.map(({ id }) => id));
  const corners = new Set(ways.flatMap(({ points }) => points.map(String)));
  for (const { id, line, source, isEntrance } of openings) {
    // A way that leads over the threshold joins the door, regardless of the units beside it.
    const sides = corners.has(String(toCentimetres(midpoint(...line))))
      ? undefined
      : sidesAt(finder, { line });
    const place = {
      id: source?.id ?? id,
      levelId: level,
      position: frame.toDegrees(midpoint(...line)),
    };
    if (sides && sides.length < 2 && !(sides.length === 1 && (outside.has(id) || isEntrance))) {
      const what = 'A door joins nothing';
      const why = sides.length === 0 ? 'No unit lies on either side' : 'Behind it is a gap, not a unit';
      guess(guesses, 'to-add', { rule: 'loose-door', what, why, ...place });
    }
    if (!source?.isEntrance && !isEntrance && entrances.some((one) => one.id === id)) {
      const what = 'A door is an entrance';
      guess(guesses, 'assumed', { rule: 'entrance', what, why: 'It leads into the open', ...place });
    }
  }
}

function reportNoEntrance({ guesses }: Draft, { units, level }: Floor, building: string): void {
  const candidates = entranceCandidates(units, new UnitFinder(units)).slice(0, 5);
  const places = candidates.map((line) => line.map(([x, y]) => `${x}, ${y}`).join(' to ')).join('; ');
  const choice = places === '' ? 'draw one' : `choose one of these walls and draw it: ${places}`;
  const what = `The building "${building}" has no entrance: ${choice}`;
  const why = 'No door leads from this level into the open';
  guess(guesses, 'to-add', { rule: 'no-entrance', what, why, levelId: level });
}
