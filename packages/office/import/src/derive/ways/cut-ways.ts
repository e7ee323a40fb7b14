import {
  isInside,
  isWalkable,
  nearestOnSegment,
  type Point,
  type UnitFeature,
  UnitFinder,
  Walls,
} from '@campusway/campus';
import { segmentsOf } from '../../geometry/lines.ts';
import { guess } from '../../guesses.ts';
import { isShaft } from '../draft/categories.ts';
import { type Floor, type FloorWay, unitsAlong } from '../draft/floor.ts';

/** Maximum metres from a door to the way that it connects to. */
const maxToWay = 40;

/**
 * Ways of the source without their parts in stairs and lifts, on steps, and in halls where they are out of sight of a
 * door. Steps and halls get derived ways instead.
 */
export function cutWays(floor: Floor): FloorWay[] {
  const finder = new UnitFinder(floor.units);
  const waysIn = new Map<UnitFeature, FloorWay[]>();
  for (const way of floor.ways)
    for (const unit of new Set(unitsAlong(way, finder)))
      if (unit) waysIn.set(unit, [...(waysIn.get(unit) ?? []), way]);
  const sides = floor.openings.flatMap((opening) => finder.sidesOf(opening));
  const doors = Map.groupBy(sides, ({ unit }) => unit);
  const isCut = new Map<UnitFeature, boolean>();
  for (const [unit, ways] of waysIn) {
    const walls = new Walls(unit.polygon);
    const own = doors.get(unit) ?? [];
    const isReplaced = isWalkable(unit) && !own.every(({ inside }) => seesWay(inside, unit, { ways, walls }));
    if (isReplaced) {
      const what = 'Ways through a hall are replaced by its centre lines';
      const why = 'From some of its doors no straight line leads to them';
      const where = { id: unit.id, levelId: floor.level };
      guess(floor.guesses, 'repaired', { rule: 'ways-replaced', what, why, ...where });
    }
    isCut.set(unit, isReplaced || isShaft(unit.category));
  }
  return floor.ways.flatMap((way) => {
    const isLevel = way.source?.category !== 'stairs' && way.source?.category !== 'ramp';
    const cut = unitsAlong(way, finder).map(
      (unit) => unit !== undefined && (isCut.get(unit) || (isLevel && floor.steps.has(unit.id))),
    );
    return cut.includes(true) ? partsOf(way, cut) : [way];
  });
}

/** Whether a straight line inside a hall leads from a door to one of the ways. */
function seesWay(
  point: Point,
  { polygon }: UnitFeature,
  { ways, walls }: { readonly ways: readonly FloorWay[]; readonly walls: Walls },
): boolean {
  return ways
    .flatMap(({ points }) => segmentsOf(points))
    .map((segment) => nearestOnSegment(point, segment))
    .filter((hit) => hit.distance <= maxToWay)
    .toSorted((one, other) => one.distance - other.distance)
    .some((hit) => walls.isFree([point, hit.point]) && isInside(hit.point, polygon));
}

/** The parts of a way between the segments that are cut out. */
function partsOf(way: FloorWay, cut: readonly boolean[]): FloorWay[] {
  const parts: Point[][] = [];
  for (const [i, [from, to]] of segmentsOf(way.points).entries()) {
    if (cut[i]) continue;
    const last = parts.at(-1);
    if (last && last.at(-1) === from) last.push(to);
    else parts.push([from, to]);
  }
  return parts.map((points, i) => ({ ...way, points, id: i === 0 ? way.id : `${way.id}-part-${i + 1}` }));
}
