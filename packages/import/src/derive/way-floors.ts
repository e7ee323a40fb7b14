import {
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  isInside,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
  Walls,
} from '@campusway/campus';
import { intersection, union } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import { isShaft } from './categories.ts';
import { toClip, withoutPolygons } from './clean-polygon.ts';
import type { Floor, FloorWay } from './floor.ts';
import { strip } from './strip.ts';

/** Metres of a corridor that the source draws as a line without a width. */
const corridorWidth = 2;
/** Metres by which strips get wider when they cannot be joined, since their sides lie a hair beside one another. */
const widenings = [0, 0.03, 0.07, 0.13];
/** Metres of a line outside all units below which it is the thickness of a wall. */
const minGap = 0.5;
/** Metres from a door to the way that it is tied to. */
const maxTie = 40;

/** Corridors as areas along the ways that lead through no unit: a strip along each, cut off at the units around. */
export function layCorridors(floor: Floor, outline: readonly Polygon[]): UnitFeature[] {
  const finder = new UnitFinder(floor.units);
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of floor.units) index.add(unit, boxOf(unit.polygon.flat()));
  // A strip ends at an entrance, and reaches past every other door, to both sides of what it leads to.
  const entrances = floor.openings.filter(({ source, isEntrance }) => isEntrance || source?.isEntrance);
  const thresholds = new Set(entrances.map(({ line }) => keyOf(midpoint(...line))));
  const gaps = floor.ways.flatMap(({ points, source }) =>
    points
      .slice(1)
      .flatMap((to, i) => gapsOf([points[i] ?? to, to], { finder, index }))
      .map((line) => ({ line, source })),
  );
  if (gaps.length === 0) return [];
  const guessed = new Set(gaps.flatMap(({ source }) => (source && !source.width ? source.id : []))).size;
  if (guessed > 0) {
    const what = `Corridors are drawn ${corridorWidth} m wide`;
    const why = `The source draws ${guessed} of the level as lines without a width`;
    guess(floor.guesses, 'assumed', { rule: 'corridor-width', what, why, levelId: floor.level });
  }
  const stripsOf = (widening: number) =>
    gaps.map(({ line: [from, to], source }) => {
      const isOpen = [!thresholds.has(keyOf(from)), !thresholds.has(keyOf(to))] as const;
      return strip(from, to, { width: (source?.width ?? corridorWidth) + widening, isOpen });
    });
  for (const widening of widenings) {
    const strips = stripsOf(widening);
    const joined = joinStrips(strips, outline);
    if (!joined) continue;
    const around = index.search(boxOf(strips.flat(2))).map(({ polygon }) => polygon);
    return withoutPolygons(joined, around).map(
      (polygon, i): UnitFeature => ({
        ...{ type: 'unit', id: `${floor.level}-corridor-${i + 1}`, level: 1 },
        ...{ category: 'walkway', polygon },
      }),
    );
  }
  const what = 'Corridors that the source draws as lines have no area on the plan';
  const why = 'Their strips cannot be joined';
  guess(floor.guesses, 'to-add', { rule: 'no-corridor', what, why, levelId: floor.level });
  return [];
}

/** Strips as one, inside the outline where there is one; undefined where the library finds no way round them. */
function joinStrips(strips: readonly Polygon[], outline: readonly Polygon[]) {
  const [first, ...others] = strips.map((polygon) => toClip(polygon.map((ring) => ring.map(toCentimetres))));
  try {
    const whole = first ? union(first, ...others) : [];
    return outline.length > 0 ? intersection(whole, outline.map(toClip)) : whole;
  } catch {
    return undefined;
  }
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`;
}

/** Parts of a line that lie in no unit. */
function gapsOf(
  line: readonly [Point, Point],
  { finder, index }: { readonly finder: UnitFinder; readonly index: GridIndex<UnitFeature> },
): (readonly [Point, Point])[] {
  const [from, to] = line;
  const crossings = index
    .search(boxOf(line))
    .flatMap(({ polygon }) => polygon.flatMap(sidesOf))
    .map((side) => crossingOf(line, side))
    .filter((point) => point !== undefined);
  const stops = [from, ...crossings.toSorted((a, b) => distance(from, a) - distance(from, b)), to];
  return stops.slice(1).flatMap((end, i): (readonly [Point, Point])[] => {
    const start = stops[i] ?? end;
    return distance(start, end) >= minGap && !finder.at(midpoint(start, end)) ? [[start, end]] : [];
  });
}

/**
 * Ways of the source without their parts in stairs, lifts and on steps, which get ways of their own, and without those in
 * halls where a door sees none of them: such a hall gets centre lines.
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
      const isUseless = isWalkable(unit) && !inside.every((point) => seesWay(point, unit, ways, walls));
      if (isUseless) {
        const what = 'Ways through a hall are replaced by its centre lines';
        const why = 'Some of its doors see none of the ways that the source draws';
        guess(floor.guesses, 'repaired', {
          rule: 'ways-replaced',
          what,
          why,
          id: unit.id,
          levelId: floor.level,
        });
      }
      return [unit, isUseless || isShaft(unit.category)];
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

/** Whether a straight line inside a hall leads from a door to one of the ways; the nearest are tried first. */
function seesWay(point: Point, { polygon }: UnitFeature, ways: readonly FloorWay[], walls: Walls): boolean {
  return ways
    .flatMap(({ points }) => points.slice(1).map((to, i) => nearestOnSegment(point, [points[i] ?? to, to])))
    .filter((hit) => hit.distance <= maxTie)
    .toSorted((one, other) => one.distance - other.distance)
    .some((hit) => walls.isFree([point, hit.point]) && isInside(hit.point, polygon));
}

/** What is left of a way when some of its stretches are taken out. */
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
