import type { PlanePoint } from '@campusway/campus';
import { Bounds, type FitBoundsOptions } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

/** CSS pixels: pins rise above their tip, scale bar and buttons stand on the lower edge. */
const clearance = {
  paddingTopLeft: [40, 56],
  paddingBottomRight: [40, 72],
} as const satisfies FitBoundsOptions;

/** Brings the whole way into view; the map stays where it is when nothing covers it already. */
export function ShowRoute({ points }: { readonly points: readonly PlanePoint[] }) {
  const map = useMap();
  useEffect(() => {
    if (points.length === 0) return;
    const bounds = toLatLngBounds(points);
    const free = new Bounds(clearance.paddingTopLeft, map.getSize().subtract(clearance.paddingBottomRight));
    const corners = [bounds.getNorthWest(), bounds.getSouthEast()];
    const way = new Bounds(corners.map((corner) => map.latLngToContainerPoint(corner)));
    if (free.contains(way)) return;
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(bounds, { ...clearance, maxZoom: map.getZoom(), animate, duration: 0.18 });
  }, [map, points]);
  return null;
}
