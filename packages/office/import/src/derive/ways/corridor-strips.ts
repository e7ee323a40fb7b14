import {
  boxOf,
  crossingOf,
  distance,
  midpoint,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { intersection, union } from 'polyclip-ts';
import { indexOfUnits, type Line, segmentsOf, strip } from '../../geometry/lines.ts';
import { toClip, withoutPolygons } from '../../geometry/polygons.ts';
import { guess } from '../../guesses.ts';
import type { Floor } from '../draft/floor.ts';

/** Width in metres of a corridor that is a line without a width. */
const corridorWidth = 2;
/** Metres added to the width of strips, tried in turn: their union fails where sides almost coincide. */
const widenings = [0, 0.03, 0.07, 0.13];
/** Minimum metres of a line outside all units: less is the thickness of a wall. */
const minGap = 0.5;

/** Areas of corridors that are lines in the source: a strip along each way outside all units, cut off at the units around. */
export function layCorridors(floor: Floor, outline: readonly Polygon[]): UnitFeature[] {
  const { level, guesses } = floor;
  const finder = new UnitFinder(floor.units);
  const index = indexOfUnits(floor.units);
  /** Parts of a line outside all units. */
  const gapsOf = (line: Line): Line[] => {
    const [from, to] = line;
    const sides = index.search(boxOf(line)).flatMap(({ polygon }) => polygon.flatMap(sidesOf));
    const crossings = sides.flatMap((side) => {
      const point = crossingOf(line, side);
      return point ? [point] : [];
    });
    const inOrder = crossings.toSorted((a, b) => distance(from, a) - distance(from, b));
    return segmentsOf([from, ...inOrder, to]).filter(
      (part) => distance(...part) >= minGap && !finder.at(midpoint(...part)),
    );
  };
  const gaps = floor.ways.flatMap(({ points, source }) =>
    segmentsOf(points)
      .flatMap(gapsOf)
      .map((line) => ({ line, source })),
  );
  if (gaps.length === 0) return [];
  const guessed = new Set(gaps.flatMap(({ source }) => (source && !source.width ? source.id : []))).size;
  if (guessed > 0) {
    const what = `Corridors are drawn ${corridorWidth} m wide`;
    const why = `${guessed} of the level are lines without a width`;
    guess(guesses, 'assumed', { rule: 'corridor-width', what, why, levelId: level });
  }
  // A strip ends at an entrance and extends past every other door.
  const entrances = floor.openings.filter(({ source, isEntrance }) => isEntrance || source?.isEntrance);
  const thresholds = new Set(entrances.map(({ line }) => keyOf(midpoint(...line))));
  for (const widening of widenings) {
    const strips = gaps.map(({ line, source }) => {
      const isOpen = [!thresholds.has(keyOf(line[0])), !thresholds.has(keyOf(line[1]))] as const;
      return strip(line, { width: (source?.width ?? corridorWidth) + widening, isOpen });
    });
    const joined = joinStrips(strips, outline);
    if (!joined) continue;
    const around = index.search(boxOf(strips.flat(2))).map(({ polygon }) => polygon);
    return withoutPolygons(joined, around).map(
      (polygon, i): UnitFeature => ({
        ...{ type: 'unit', id: `${level}-corridor-${i + 1}`, level: 1, category: 'walkway', polygon },
      }),
    );
  }
  const what = 'Corridors that the source draws as lines have no area on the plan';
  const why = 'Their strips cannot be joined';
  guess(guesses, 'to-add', { rule: 'no-corridor', what, why, levelId: level });
  return [];
}

/** The union of strips, inside the outline if there is one; undefined if polyclip-ts fails on them. */
function joinStrips(strips: readonly Polygon[], outline: readonly Polygon[]) {
  const [first, ...others] = strips.map((polygon) => toClip(polygon.map((ring) => ring.map(toCentimetres))));
  try {
    const whole = first ? union(first, ...others) : [];
    return outline.length > 0 ? intersection(whole, outline.map(toClip)) : whole;
  } catch {
    return undefined;
  }
}

/** A point in whole centimetres. */
function keyOf(point: Point): string {
  return String(point.map((metres) => Math.round(metres * 100)));
}
