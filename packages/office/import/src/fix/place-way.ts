import {
  distance,
  midpoint,
  nearestOnSegment,
  type OpeningFeature,
  type Point,
  toCentimetres,
  type WayFeature,
} from '@campusway/campus';
import { segmentsOf } from '../geometry/lines.ts';

/** An end of a new way: on a door, on a corner of a way, or where a way gets a corner. */
export interface WayEnd {
  readonly point: Point;
  /** The way that gets a corner at the point, and the index of the corner before. */
  readonly corner?: { readonly way: WayFeature; readonly after: number };
}

/** Maximum metres from a point to the door or way that it means. */
const maxSnap = 1;
const same = 0.01;

/** Moves a point to a door or way near it, since ways join only at corners that they share. */
export function snap(
  point: Point,
  { ways, openings }: { readonly ways: readonly WayFeature[]; readonly openings: readonly OpeningFeature[] },
): WayEnd {
  const corners = [
    ...openings.map(({ line }) => midpoint(...line)),
    ...ways.flatMap(({ points }) => points),
  ].map((corner) => ({ point: corner, distance: distance(corner, point) }));
  const lines = ways.flatMap((way) =>
    segmentsOf(way.points).map((segment, after) => ({
      corner: { way, after },
      ...nearestOnSegment(point, segment),
    })),
  );
  const byDistance = (a: { distance: number }, b: { distance: number }) => a.distance - b.distance;
  const [nearest] = corners.toSorted(byDistance);
  const [line] = lines.toSorted(byDistance);
  // A point on a line, such as one where a door is joined to it, stays there.
  const isOnLine = line !== undefined && line.distance < same;
  if (nearest && nearest.distance <= (isOnLine ? same : maxSnap))
    return { point: toCentimetres(nearest.point) };
  if (!line || line.distance > maxSnap) return { point: toCentimetres(point) };
  return { point: toCentimetres(line.point), corner: line.corner };
}
