import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { isInside } from '../geometry/polygon.ts';
import type { UnitArea } from './areas.ts';

/** The unit at a point in metres; undefined in walls. */
export function findUnitAt([x, y]: Point, areas: readonly UnitArea[]): PlanUnit | undefined {
  return areas.find(
    ({ box, unit }) =>
      x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && isInside([x, y], unit.polygon),
  )?.unit;
}
