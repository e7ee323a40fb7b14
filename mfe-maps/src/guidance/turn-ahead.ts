import type { Step } from '@campusway/campus/directions';

/** Minimum length in metres for a direction. */
const minLength = 0.5;

/** Rotation of the plan, radians counter-clockwise, that turns the first segment of a step upwards; 0 without one. */
export function turnAhead({ points }: Pick<Step, 'points'>): number {
  const [start] = points;
  if (!start) return 0;
  const next = points.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= minLength);
  return next ? Math.PI / 2 - Math.atan2(next.y - start.y, next.x - start.x) : 0;
}
