import type { Point, Ring } from '@campusway/campus';
import { inset } from './inset.ts';
import { wingDepth } from './wing-frame.ts';

/** Metres: outer walls belong wholly to the unit behind them, all others half to each side. */
export const outerWall = 0.3;
const courtyardWall = 0.3;
const innerWall = 0.2;

/** The courtyard of a wing, on the middle of its walls, in the wing's frame. */
export const courtyard = { u0: 11, v0: 16.5, u1: 53, v1: 31.5 } as const;

/** The clear floor of a cell that is drawn on the middle of its walls, in the wing's frame. */
export function clearFloor(cell: Ring): Ring {
  return inset(cell, wallOfSide);
}

function wallOfSide(a: Point, b: Point): number {
  const same = (axis: 0 | 1, value: number) => a[axis] === value && b[axis] === value;
  if (same(0, 0) || same(1, 0) || same(1, wingDepth)) return outerWall;
  return isCourtyardSide(a, b) ? courtyardWall / 2 : innerWall / 2;
}

/** Whether a side of a cell looks out: to the surroundings or into the courtyard. */
export function hasLight(a: Point, b: Point): boolean {
  const wall = wallOfSide(a, b);
  return wall === outerWall || wall === courtyardWall / 2;
}

function isCourtyardSide(a: Point, b: Point): boolean {
  const { u0, v0, u1, v1 } = courtyard;
  const within = (value: number, low: number, high: number) => value >= low && value <= high;
  if (a[1] === b[1] && (a[1] === v0 || a[1] === v1)) return within(a[0], u0, u1) && within(b[0], u0, u1);
  if (a[0] === b[0] && (a[0] === u0 || a[0] === u1)) return within(a[1], v0, v1) && within(b[1], v0, v1);
  return false;
}
