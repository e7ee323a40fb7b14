import { isInside, type PlanUnit, type Point } from '@campusway/campus';
import type { Shape } from './shapes.ts';

/** The unit under a point in metres; walls belong to none. */
export function findUnitAt([x, y]: Point, shapes: readonly Shape[]): PlanUnit | undefined {
  return shapes.find(
    ({ box, unit }) =>
      x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && isInside([x, y], unit.polygon),
  )?.unit;
}
