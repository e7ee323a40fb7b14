import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, isInside, isWithin, sidesOf } from '../geometry/polygon.ts';
import { isUpright } from './areas.ts';

/** Free rectangle around a unit's label in metres, so that a name does not cross a wall. */
export interface FreeSpace {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

type Labelled = Pick<PlanUnit, 'polygon' | 'label'>;

const cache = new WeakMap<Labelled, FreeSpace>();

/**
 * The largest axis-aligned rectangle around the unit's label: for most rooms the whole room. Clear of those of `units` that
 * lie on it, such as the pond on a lawn.
 */
export function freeSpaceOf(unit: Labelled, units: readonly Labelled[] = []): FreeSpace {
  const known = cache.get(unit);
  if (known) return known;
  const box = boxOf(unit.polygon.flat());
  const isOn = ({ polygon, label }: Labelled) =>
    isWithin(boxOf(polygon.flat()), box) && isInside(label, unit.polygon);
  const holes = units.flatMap((other) => (other !== unit && isOn(other) ? other.polygon.slice(0, 1) : []));
  const space = measure({ label: unit.label, polygon: [...unit.polygon, ...holes] });
  cache.set(unit, space);
  return space;
}

/** Ratios of width to height. */
const shapes = [6, 4, 3, 2, 1.5, 1, 0.67, 0.5, 0.33, 0.25];

function measure({ polygon, label }: Labelled): FreeSpace {
  const box = boxOf(polygon[0] ?? []);
  if (isUpright(polygon, box))
    return {
      at: [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2],
      width: box.maxX - box.minX,
      height: box.maxY - box.minY,
    };
  const sides = polygon.flatMap(sidesOf);
  const spaces = shapes.map((shape) => {
    const half = isInside(label, polygon) ? Math.min(...sides.map((side) => reachOf(side, label, shape))) : 0;
    return { at: label, width: 2 * half * shape, height: 2 * half };
  });
  return spaces.reduce((best, next) => (next.width * next.height > best.width * best.height ? next : best));
}

/**
 * Half the height at which a rectangle of this shape around `at` touches the side. With x divided by the shape that is
 * the minimum of max(|x|, |y|) on it, which lies at an end or where it crosses an axis or a diagonal.
 */
function reachOf([from, to]: readonly [Point, Point], at: Point, shape: number): number {
  const [x, y] = [(from[0] - at[0]) / shape, from[1] - at[1]];
  const [dx, dy] = [(to[0] - from[0]) / shape, to[1] - from[1]];
  const crossings = [-x / dx, -y / dy, (y - x) / (dx - dy), -(x + y) / (dx + dy)];
  const turns = [0, 1, ...crossings.filter((share) => share > 0 && share < 1)];
  return Math.min(...turns.map((share) => Math.max(Math.abs(x + share * dx), Math.abs(y + share * dy))));
}
