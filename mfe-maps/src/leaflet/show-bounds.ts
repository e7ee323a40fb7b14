import { Bounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet';

/** Covered size at the edges of the map, CSS pixels. */
export interface Clearance {
  readonly paddingTopLeft: [number, number];
  readonly paddingBottomRight: [number, number];
}

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Pans the map as little as needed to show the bounds; zooms out if they do not fit. */
export function showBounds(map: LeafletMap, bounds: LatLngBounds, clearance: Clearance): void {
  if (!bounds.isValid()) return;
  const motion = { animate: wantsMotion(), duration: 0.18 };
  const corners = [bounds.getNorthWest(), bounds.getSouthEast()];
  const shown = new Bounds(corners.map((corner) => map.latLngToContainerPoint(corner)));
  const free = new Bounds(clearance.paddingTopLeft, map.getSize().subtract(clearance.paddingBottomRight));
  if (!free.getSize().contains(shown.getSize())) {
    map.fitBounds(bounds, { ...clearance, maxZoom: map.getZoom(), ...motion });
    return;
  }
  const [start, end] = [shown.getTopLeft(), shown.getBottomRight()];
  const [from, to] = [free.getTopLeft(), free.getBottomRight()];
  const shift = (axis: 'x' | 'y') =>
    Math.min(start[axis] - from[axis], 0) || Math.max(end[axis] - to[axis], 0);
  map.panBy([shift('x'), shift('y')], motion);
}
