import type { PlanePoint } from '@campusway/campus';
import { Bounds, type Map as LeafletMap, Point } from 'leaflet';
import { toLatLngBounds } from './plane.ts';

/** Covered size at the edges of the map, CSS pixels. */
export interface Clearance {
  readonly paddingTopLeft: [number, number];
  readonly paddingBottomRight: [number, number];
}

/** Pans the map as little as needed to show the points; zooms out if they do not fit. */
export function showPoints(map: LeafletMap, points: readonly PlanePoint[], clearance: Clearance): void {
  if (points.length === 0) return;
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = { animate, duration: 0.18 };
  const bounds = toLatLngBounds(points);
  const shown = new Bounds(
    [bounds.getNorthWest(), bounds.getSouthEast()].map((corner) => map.latLngToContainerPoint(corner)),
  );
  const free = new Bounds(clearance.paddingTopLeft, map.getSize().subtract(clearance.paddingBottomRight));
  const [size, room] = [shown.getSize(), free.getSize()];
  if (size.x > room.x || size.y > room.y)
    map.fitBounds(bounds, { ...clearance, maxZoom: map.getZoom(), ...motion });
  else
    map.panBy(
      new Point(
        shiftInto(
          [shown.getTopLeft().x, shown.getBottomRight().x],
          [free.getTopLeft().x, free.getBottomRight().x],
        ),
        shiftInto(
          [shown.getTopLeft().y, shown.getBottomRight().y],
          [free.getTopLeft().y, free.getBottomRight().y],
        ),
      ),
      motion,
    );
}

type Span = readonly [start: number, end: number];

/** Shift of a view that moves one span into another. */
function shiftInto([start, end]: Span, [from, to]: Span): number {
  return Math.min(start - from, 0) || Math.max(end - to, 0);
}
