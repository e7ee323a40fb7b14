import { boxOf, cornersOf, type Polygon, toCentimetres, UnitFinder } from '@campusway/campus';
import { grown } from '../../geometry/lines.ts';
import { guess } from '../../guesses.ts';
import { isOuterDoor, reportDoors, reportNoEntrance } from '../doors/entrances.ts';
import { findPassages } from '../doors/passages.ts';
import { leadThrough } from '../doors/way-openings.ts';
import { type Drawn, type GeometryFile, isRoom, type RoomEntry } from '../draft/categories.ts';
import type { Draft } from '../draft/draft.ts';
import { closed, draw, drawLine, drawUnit, geometryFile, wayFacts } from '../draft/features.ts';
import type { FloorOpening, PlacedUnit, SourceFloor } from '../draft/floor.ts';
import { layCorridors } from '../ways/corridor-strips.ts';
import { cutWays } from '../ways/cut-ways.ts';
import { drawCentreLines, drawSteps } from '../ways/hall-ways.ts';
import { joinDoors } from '../ways/join-doors.ts';

/** Metres of wall around the units of a level without an outline. */
const outerWall = 0.3;

export interface DrawnFloor {
  readonly file: GeometryFile;
  readonly units: readonly PlacedUnit[];
  readonly outline: readonly Polygon[];
  readonly entrances: readonly FloorOpening[];
}

interface FloorFacts {
  readonly rooms: ReadonlyMap<string, RoomEntry>;
  readonly shafts: ReadonlyMap<string, string>;
  /** Levels that must have an entrance. */
  readonly entered: ReadonlySet<string>;
}

/** Draws a level from the source, with derived openings and ways. */
export function drawFloor(
  draft: Draft,
  source: SourceFloor,
  { rooms, shafts, entered }: FloorFacts,
): DrawnFloor {
  const { ids, naming, guesses } = draft;
  const { level, placed } = source;
  const { floor, corridors } = withCorridors(source);
  const finder = new UnitFinder(floor.units);
  const passages = findPassages(floor);
  const ways = cutWays({ ...floor, openings: [...floor.openings, ...passages] });
  const outline = outlineOf(floor);
  const outer = floor.openings.filter((opening) => !opening.toLevel && isOuterDoor(opening, finder));
  const entrances = floor.openings.filter(
    (opening) => opening.isEntrance || (outer.includes(opening) && leadsIn(opening, floor)),
  );
  reportDoors(draft, floor, { finder, outer, entrances });
  if (entrances.length === 0 && entered.has(level)) reportNoEntrance(guesses, floor);
  const known = new Set(source.ways.map(({ id }) => id));
  const toUnit = ({ id, category, polygon, source: { id: sourceId, names } }: PlacedUnit) => {
    const listed = rooms.get(sourceId);
    const room = listed?.number ?? listed?.id;
    const name = room === undefined && !isRoom(category) ? naming.nameOf(names) || undefined : undefined;
    return drawUnit(id, polygon, { category, room, name, shaft: shafts.get(id) });
  };
  const toOpening = (opening: FloorOpening) => {
    const { id, line, source: own, isDoor = own && own.category !== 'passage', toLevel } = opening;
    const category = entrances.includes(opening) ? 'entrance' : isDoor ? 'door' : 'passage';
    const name = (own && naming.nameOf(own.names)) || undefined;
    const place = { id: own ? id : ids.take(id), points: line };
    return drawLine('opening', place, { category, name, swing: 'none', leaves: 1, to_level: toLevel });
  };
  const features: Drawn[] = [
    draw(
      ids.take(`${level}-outline`),
      { type: 'MultiPolygon', coordinates: outline.map(closed) },
      { feature_type: 'level' },
    ),
    ...placed.map(toUnit),
    ...corridors.map(({ id, category, polygon }) => drawUnit(ids.take(id), polygon, { category })),
    ...[...floor.openings, ...passages].map(toOpening),
    ...drawCentreLines({ ...floor, ways }, passages).map(({ id, points }) =>
      drawLine('way', { id: ids.take(id), points }, { category: 'corridor' }),
    ),
    ...drawSteps({ ...floor, ways }, passages).map(({ id, points }) =>
      drawLine('way', { id: ids.take(id), points }, { category: 'stairs' }),
    ),
    ...ways.map(({ id, points, source: own }) => {
      const line = { id: known.has(id) ? id : ids.take(id), points: points.map(toCentimetres) };
      return drawLine('way', line, { category: own?.category ?? 'corridor', ...wayFacts(own) });
    }),
    ...draft.drawAmenities(source.isHere, finder),
  ];
  return { file: geometryFile(level, features), units: placed, outline, entrances };
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

function outlineOf({ level, outline, units, guesses }: SourceFloor): readonly Polygon[] {
  if (outline.length > 0 || units.length === 0) return outline;
  const what = 'The outline of the level is a box around its units';
  const why = 'The source does not draw an outline';
  guess(guesses, 'assumed', { rule: 'outline', what, why, levelId: level });
  const box = boxOf(units.flatMap(({ polygon }) => polygon.flat()));
  return [[cornersOf(grown(box, outerWall)).map(toCentimetres)]];
}
