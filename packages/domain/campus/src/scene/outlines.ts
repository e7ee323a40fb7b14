import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, cornersOf, isInside } from '../geometry/polygon.ts';
import { outdoors } from '../level.ts';
import type { Place } from '../model.ts';

/** Radius in metres of the outline of a place without a drawn unit, such as a gate. */
const radius = 14;

/** Outline of a place on the plan, metres. */
export function outlineOf({ id, code, level, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit =
    units.find((unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code)) ??
    // The building or surface below the place's label.
    units.find(
      ({ category, polygon }) => level === outdoors && !isWay(category) && isInside([x, y], polygon),
    );
  return unit?.polygon[0] ?? circleAround([x, y], radius, 24);
}

export function circleAround([x, y]: Point, radius: number, corners: number): readonly Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Roads and plazas are not the outline of a place on them, such as a gate. */
export function isWay(category: PlanUnit['category']): boolean {
  return category === 'road' || category === 'plaza';
}

/** Corners of a box with the place in its centre, which shows its outline and its surroundings. */
export function cornersAround({ x, y, level }: Place, outline: readonly Point[] = []): readonly Point[] {
  // Metres: enough for neighbouring rooms indoors, and for the nearest buildings outdoors.
  const around = level === outdoors ? 45 : 15;
  const { minX, minY, maxX, maxY } = boxOf([...outline, [x, y]]);
  const [across, up] = [Math.max(maxX - x, x - minX) + around, Math.max(maxY - y, y - minY) + around];
  return cornersOf({ minX: x - across, minY: y - up, maxX: x + across, maxY: y + up });
}
