import type { GraphEdge, WayKind } from '../model.ts';

/** On the level, in metres per second. Set by the specification. */
export const WALKING_SPEED = 1.3;

/**
 * Along the slope of a flight, in metres per second, the same up and down so that a way back takes as long as the way
 * there. An assumption: half the level speed. Evacuation models use 0.35 times the level speed upwards and 0.5 times
 * downwards in a crowd; without a crowd people are quicker.
 */
export const STAIRS_SPEED = 0.65;

/** In metres per second. An assumption: three quarters of the level speed, which fits wheelchairs on gradients up to 1:12. */
export const RAMP_SPEED = 1.0;

/** Vertical speed of a cabin in metres per second: the usual rated speed of lifts in buildings of up to six floors. */
export const LIFT_SPEED = 1.0;

/**
 * Seconds from pressing the button to moving, and from stopping to being out, once per ride. An assumption: 25 s, which
 * lift planners rate as a good waiting time, and 5 s for the doors.
 */
export const LIFT_WAIT = 30;

/** Larger than any sum of times that can occur: the time of an edge that may not be used. */
export const FORBIDDEN = 2 ** 30 - 1;

/** Metres; keeps sums of milliseconds within 31 bits. */
export const MAX_EDGE_LENGTH = 10_000;

const speed: Record<WayKind, number> = {
  corridor: WALKING_SPEED,
  lobby: WALKING_SPEED,
  door: WALKING_SPEED,
  path: WALKING_SPEED,
  ramp: RAMP_SPEED,
  stairs: STAIRS_SPEED,
  lift: LIFT_SPEED,
};

/**
 * Time along one edge in whole milliseconds, without the wait for a lift, which `toArcs` charges per ride. Whole
 * numbers make sums exact in any order, so that equal routes are equal and lengths can be compared without tolerance.
 */
export function toMilliseconds(edge: Pick<GraphEdge, 'kind' | 'length'>): number {
  return Math.round((edge.length / speed[edge.kind]) * 1000);
}
