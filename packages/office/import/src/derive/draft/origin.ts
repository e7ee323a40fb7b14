import type { Point } from '@campusway/campus';
import { createFrame, type Frame, type Origin } from '../../earth-frame.ts';
import type { SourceCampus, SourcePolygon } from '../../model.ts';

/** Metres from the middle of a campus beyond which nothing belongs to it. */
const farAway = 10_000;
/** For a source that is drawn in metres. */
const metricFrame: Frame = { toMetres: (point) => point, toDegrees: (point) => point };

/** The frame of an origin; a source in metres has no origin. */
export function frameOf(origin: Origin | undefined): Frame {
  return origin ? createFrame(origin) : metricFrame;
}

export function isFarAway(points: readonly Point[]): boolean {
  return points.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > farAway);
}

/** The origin of a source, turned such that most walls are vertical or horizontal on the plan. */
export function originOf({ levels, units, ways, buildings }: SourceCampus): Origin {
  const drawn = [...levels.flatMap(({ outline }) => outline), ...units.map(({ polygon }) => polygon)];
  const polygons = drawn.length > 0 ? drawn : buildings.flatMap(({ footprint }) => footprint);
  const positions = [...polygons.flat(2), ...ways.flatMap(({ line }) => line)];
  // Not the mean: one position that is far away must not move the campus.
  const medianOf = (axis: 0 | 1) =>
    positions.map((position) => position[axis]).toSorted((a, b) => a - b)[positions.length >> 1] ?? 0;
  const [longitude, latitude] = [round(medianOf(0), 6), round(medianOf(1), 6)];
  const frame = createFrame({ longitude, latitude, rotation: 0 });
  return { longitude, latitude, rotation: round(-wallAngle(polygons, frame), 1) };
}

/** Degrees by which the longest walls are turned from east, counter-clockwise, between -45 and 45. */
function wallAngle(polygons: readonly SourcePolygon[], frame: Frame): number {
  const metresAt = new Map<number, number>();
  for (const ring of polygons.flat()) {
    const points = ring.map(frame.toMetres);
    points.forEach((from, i) => {
      const to: Point = points[(i + 1) % points.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      const bin = Math.round((((angle % 90) + 90) % 90) * 5) % 450;
      metresAt.set(bin, (metresAt.get(bin) ?? 0) + Math.hypot(dx, dy));
    });
  }
  const [bin = 0] = [...metresAt].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return bin / 5 > 45 ? bin / 5 - 90 : bin / 5;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
