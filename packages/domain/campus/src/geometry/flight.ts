import type { PlanOpening, PlanWay } from './level-plan.ts';
import { midpoint, type Point } from './point.ts';

/** A flight of steps on one level, as a line upwards. */
export interface Flight {
  readonly foot: Point;
  readonly head: Point;
  /** Metres. */
  readonly width: number;
  readonly steps: number;
}

/** Metres from one tread to the next, and from the centre line of a wall to its face. */
const going = 0.3;
const halfWall = 0.1;

/** The flight at a door: from in front of the wall to the threshold. */
export function flightOfDoor({ line, steps, stepsUp }: PlanOpening): Flight | undefined {
  if (!steps || !stepsUp) return undefined;
  const [a, b] = line;
  const head = midpoint(a, b);
  const width = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const reach = (halfWall + steps * going) * (stepsUp === 'left' ? 1 : -1);
  const foot: Point = [head[0] + ((b[1] - a[1]) / width) * reach, head[1] - ((b[0] - a[0]) / width) * reach];
  return { foot, head, width, steps };
}

/** The flight of a way of category `stairs`. */
export function flightOfWay({ category, points, width, steps }: PlanWay): Flight | undefined {
  const [foot, head] = [points[0], points.at(-1)];
  return category === 'stairs' && steps && foot && head ? { foot, head, width, steps } : undefined;
}

/** Lines of a flight on a plan: its treads, its two sides, and an arrow upwards. */
export function linesOfFlight({ foot, head, width, steps }: Flight) {
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1]);
  const [dx, dy] = [(head[0] - foot[0]) / length, (head[1] - foot[1]) / length];
  const at = (along: number, across: number): Point => [
    foot[0] + dx * along - dy * across,
    foot[1] + dy * along + dx * across,
  ];
  const half = width / 2;
  const treads = Array.from({ length: steps }, (_, tread) => (tread / steps) * length);
  const tip = Math.min(0.35, width / 4);
  return {
    treads: [
      ...treads.map((along) => [at(along, -half), at(along, half)]),
      ...[-half, half].map((side) => [at(0, side), at(length, side)]),
    ],
    arrow: [
      [foot, head],
      [at(length - tip, -tip / 2), head, at(length - tip, tip / 2)],
    ],
  };
}
