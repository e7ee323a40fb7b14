import type { Step } from '@campusway/campus/directions';

/** Metres before a stretch has a direction. */
const minLength = 0.5;

/** Turn of the plan, radians counter-clockwise, with which the first stretch of a step points up; 0 on the spot. */
export function turnAhead({ points }: Pick<Step, 'points'>): number {
  const [start] = points;
  if (!start) return 0;
  const next = points.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= minLength);
  return next ? Math.PI / 2 - Math.atan2(next.y - start.y, next.x - start.x) : 0;
}
