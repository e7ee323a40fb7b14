import { areaOf, type Point, type Polygon, signedArea } from '@campusway/campus';
import { intersection } from 'polyclip-ts';

/** The same drawing seen from other sides: polyclip-ts fails on some sides that almost coincide, and not from each. */
const views: readonly ((point: Point) => [x: number, y: number])[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [-x, y],
  ([x, y]) => [y, -x],
];

/** Square metres that two polygons share; undefined if they cannot be computed. */
export function sharedArea(a: Polygon, b: Polygon): number | undefined {
  for (const view of views) {
    try {
      const shared = intersection(toClip(a, view), toClip(b, view));
      return shared.reduce((sum, rings) => sum + Math.abs(areaOf(rings.map((ring) => ring.slice(0, -1)))), 0);
    } catch {}
  }
  return undefined;
}

/** Converts to polygons of polyclip-ts: each outer ring with its holes. */
function toClip(polygon: Polygon, view: (typeof views)[number]) {
  const parts: [x: number, y: number][][][] = [];
  for (const ring of polygon) {
    const corners = ring.map(view);
    if (signedArea(ring) > 0) parts.push([corners]);
    else parts.at(-1)?.push(corners);
  }
  return parts;
}
