import {
  isInside,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  type UnitFeature,
  UnitFinder,
  Walls,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import { isShaft } from './categories.ts';
import type { Floor, FloorWay } from './floor.ts';

/** Maximum metres from a door to the way that it connects to. */
const maxToWay = 40;

/**
 * Ways of the source without their parts in stairs and lifts, on steps, and in halls where they are out of sight of a
 * door. Steps and halls get derived ways instead.
 */
export function cutWays(floor: Floor): FloorWay[] {
  const finder = new UnitFinder(floor.units);
  const unitsOf = ({ points }: FloorWay) =>
    points.slice(1).map((to, i) => finder.at(midpoint(points[i] ?? to, to)));
  const waysIn = new Map<UnitFeature, FloorWay[]>();
  for (const way of floor.ways)
    for (const unit of new Set(unitsOf(way))) if (unit) waysIn.set(unit, [...(waysIn.get(unit) ?? []), way]);
  const doors = Map.groupBy(
    floor.openings.flatMap((opening) => finder.sidesOf(opening)),
    ({ unit }) => unit,
  );
  const isCut = new Map(
    [...waysIn].map(([unit, ways]) => {
      const inside = (doors.get(unit) ?? []).map((door) => door.inside);
      const walls = new Walls(unit.polygon);
      const isReplaced = isWalkable(unit) && !inside.every((point) => seesWay(point, unit, ways, walls));
      if (isReplaced) {
        const what = 'Ways through a hall are replaced by its centre lines';
        const why = 'From some of its doors no straight line leads to them';
        guess(floor.guesses, 'repaired', {
          rule: 'ways-replaced',
          what,
          why,
          id: unit.id,
          levelId: floor.level,
        });
      }
      return [unit, isReplaced || isShaft(unit.category)];
    }),
  );
  return floor.ways.flatMap((way) => {
    const isLevel = way.source?.category !== 'stairs' && way.source?.category !== 'ramp';
    const cut = unitsOf(way).map(
      (unit) => unit !== undefined && (isCut.get(unit) || (isLevel && floor.steps.has(unit.id))),
    );
    return cut.includes(true) ? partsOf(way, cut) : [way];
  });
}

/** Whether a straight line inside a hall leads from a door to one of the ways. */
function seesWay(point: Point, { polygon }: UnitFeature, ways: readonly FloorWay[], walls: Walls): boolean {
  return ways
    .flatMap(({ points }) => points.slice(1).map((to, i) => nearestOnSegment(point, [points[i] ?? to, to])))
    .filter((hit) => hit.distance <= maxToWay)
    .toSorted((one, other) => one.distance - other.distance)
    .some((hit) => walls.isFree([point, hit.point]) && isInside(hit.point, polygon));
}

/** The parts of a way between the stretches that are cut out. */
function partsOf(way: FloorWay, cut: readonly boolean[]): FloorWay[] {
  const parts: Point[][] = [];
  way.points.slice(1).forEach((to, i) => {
    if (cut[i]) return;
    const from = way.points[i] ?? to;
    const last = parts.at(-1);
    if (last && last.at(-1) === from) last.push(to);
    else parts.push([from, to]);
  });
  return parts.map((points, i) => ({ ...way, points, id: i === 0 ? way.id : `${way.id}-part-${i + 1}` }));
}
