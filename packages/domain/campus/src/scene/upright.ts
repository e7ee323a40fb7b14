import type { Point } from '../geometry/point.ts';
import { type Polygon, type Ring, sidesOf } from '../geometry/polygon.ts';

/**
 * A unit of a rotated building, turned until its walls are axis-aligned, as symbols of stairs and lifts are drawn. `tilt`
 * is the removed rotation: radians about the origin, counter-clockwise, up to an eighth of a turn.
 */
export function toUpright<Unit extends { readonly polygon: Polygon; readonly up?: number }>(unit: Unit) {
  const { polygon, up } = unit;
  const tilt = tiltOf(polygon[0] ?? []);
  if (tilt === 0) return { unit, tilt };
  const bearing = up === undefined ? {} : { up: (90 * Math.round((up + (tilt * 180) / Math.PI) / 90)) % 360 };
  const turn = rotation(-tilt);
  return { unit: { ...unit, ...bearing, polygon: polygon.map((ring) => ring.map(turn)) }, tilt };
}

/** Rotates points about the origin; radians, counter-clockwise. */
export function rotation(angle: number): (point: Point) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}

/** Radians below which walls count as axis-aligned: drawings are precise to the centimetre. */
const straight = 0.005;

function tiltOf(ring: Ring): number {
  const lengths = sidesOf(ring).map(([a, b]) => ({ dx: b[0] - a[0], dy: b[1] - a[1] }));
  const [longest] = lengths.toSorted((a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy));
  if (!longest) return 0;
  const angle = Math.atan2(longest.dy, longest.dx);
  const tilt = angle - (Math.PI / 2) * Math.round(angle / (Math.PI / 2));
  return Math.abs(tilt) < straight ? 0 : tilt;
}
