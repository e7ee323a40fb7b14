import {
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  midpoint,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { intersection, union } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import { toClip, withoutPolygons } from './clean-polygon.ts';
import type { Floor } from './floor.ts';
import { strip } from './strip.ts';

/** Width in metres of a corridor that is a line without a width. */
const corridorWidth = 2;
/** Metres added to the width of strips, tried in turn: their union fails where sides almost coincide. */
const widenings = [0, 0.03, 0.07, 0.13];
/** Minimum metres of a line outside all units: less is the thickness of a wall. */
const minGap = 0.5;

/** Areas of corridors that are lines in the source: a strip along each way outside all units, cut off at the units around. */
export function layCorridors(floor: Floor, outline: readonly Polygon[]): UnitFeature[] {
  const finder = new UnitFinder(floor.units);
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of floor.units) index.add(unit, boxOf(unit.polygon.flat()));
  // A strip ends at an entrance and reaches past every other door.
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
    const why = `${guessed} of the level are lines without a width`;
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

/** The union of strips, inside the outline if any; undefined when polyclip-ts fails on them. */
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

/** Parts of a line outside all units. */
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
