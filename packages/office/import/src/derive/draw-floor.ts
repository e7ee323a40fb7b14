import { boxOf, type Polygon, UnitFinder } from '@campusway/campus';
import { guess } from '../guesses.ts';
import { grown } from './boxes.ts';
import { type Drawn, type GeometryFile, isRoom, type RoomEntry } from './categories.ts';
import { layCorridors } from './corridor-strips.ts';
import { cutWays } from './cut-ways.ts';
import { closed, type Draft, mutable, rectangle, wayOf } from './draft.ts';
import { drawSteps } from './draw-steps.ts';
import { isOuterDoor } from './entrances.ts';
import type { FloorOpening } from './floor.ts';
import { drawCentreLines } from './hall-ways.ts';
import { joinDoors } from './missing-doors.ts';
import { findPassages } from './passages.ts';
import type { PlacedUnit } from './place-units.ts';
import type { SourceFloor } from './read-floor.ts';
import { reportDoors, reportNoEntrance } from './report-doors.ts';
import { leadThrough } from './way-openings.ts';

/** Metres of wall around the units of a level without an outline. */
const outerWall = 0.3;

export interface DrawnFloor {
  readonly file: GeometryFile;
  readonly units: readonly PlacedUnit[];
  readonly outline: readonly Polygon[];
  readonly entrances: readonly FloorOpening[];
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
  const { ids } = draft;
  const { level, placed } = source;
  const { floor, corridors } = withCorridors(source);
  const finder = new UnitFinder(floor.units);
  const passages = findPassages(floor);
  const ways = cutWays({ ...floor, openings: [...floor.openings, ...passages] });
  const outline = outlineOf(floor);
  const outer = floor.openings.filter((opening) => isOuterDoor(opening, finder));
  const entrances = floor.openings.filter(
    (opening) => opening.isEntrance || (outer.includes(opening) && leadsIn(opening, floor)),
  );
  reportDoors(draft, floor, { finder, outer, entrances });
  if (entrances.length === 0 && entered.has(level)) reportNoEntrance(draft, floor);
  const known = new Set(source.ways.map(({ id }) => id));
  const features: Drawn[] = [
    {
      type: 'Feature',
      id: ids.take(`${level}-outline`),
      geometry: { type: 'MultiPolygon', coordinates: outline.map(closed) },
      properties: { feature_type: 'level' },
    },
    ...placed.map((unit) =>
      drawUnit(draft, unit, { room: rooms.get(unit.source.id), shaft: shafts.get(unit.id) }),
    ),
    ...corridors.map(
      ({ id, category, polygon }): Drawn => ({
        type: 'Feature',
        id: ids.take(id),
        geometry: { type: 'Polygon', coordinates: closed(polygon) },
        properties: { feature_type: 'unit', category },
      }),
    ),
    ...[...floor.openings, ...passages].map((opening) =>
      drawOpening(draft, opening, entrances.includes(opening)),
    ),
    ...drawCentreLines({ ...floor, ways }, passages).map(({ id, points }) =>
      wayOf(ids.take(id), points, { category: 'corridor' }),
    ),
    ...drawSteps({ ...floor, ways }, passages).map(({ id, points }) =>
      wayOf(ids.take(id), points, { category: 'stairs' }),
    ),
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
  return { file: { type: 'FeatureCollection', level, features }, units: placed, outline, entrances };
}

/** The floor with ways to its doors, and with areas for corridors that are only lines. */
function withCorridors(source: SourceFloor) {
  const joined = joinDoors(source);
  const ways = leadThrough([...joined.paths, ...joined.joints], source.openings);
  const corridors = layCorridors({ ...source, ways }, source.outline);
  const floor: SourceFloor = { ...source, units: [...source.units, ...corridors], ways };
  return { floor, corridors };
}

/** Whether an outer door is an entrance: by the source, or on the ground level unless it is an emergency exit. */
function leadsIn({ source }: FloorOpening, { ordinal }: SourceFloor): boolean {
  if (source?.isEntrance === true) return true;
  return ordinal === 0 && source?.category.startsWith('emergencyexit') === false;
}

function drawUnit(
  { naming }: Draft,
  { id, category, polygon, source }: PlacedUnit,
  { room, shaft }: { readonly room: RoomEntry | undefined; readonly shaft: string | undefined },
): Drawn {
  const name = naming.nameOf(source.names);
  const key = room?.number ?? room?.id;
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Polygon', coordinates: closed(polygon) },
    properties: {
      feature_type: 'unit',
      category,
      ...(key !== undefined ? { room: key } : name && !isRoom(category) && { name }),
      ...(shaft && { shaft }),
    },
  };
}

function drawOpening(
  { ids, naming }: Draft,
  { id, line, source, isDoor }: FloorOpening,
  isEntrance: boolean,
): Drawn {
  const name = source && naming.nameOf(source.names);
  return {
    type: 'Feature',
    id: source ? id : ids.take(id),
    geometry: { type: 'LineString', coordinates: line.map(mutable) },
    properties: {
      feature_type: 'opening',
      category: isEntrance ? 'entrance' : source || isDoor ? 'door' : 'passage',
      ...(name && { name }),
      swing: 'none',
      leaves: 1,
    },
  };
}

function outlineOf({ level, outline, units, guesses }: SourceFloor): readonly Polygon[] {
  if (outline.length > 0 || units.length === 0) return outline;
  const what = 'The outline of the level is a box around its units';
  guess(guesses, 'assumed', { rule: 'outline', what, why: 'The source draws none', levelId: level });
  return [[rectangle(grown(boxOf(units.flatMap(({ polygon }) => polygon.flat())), outerWall))]];
}
