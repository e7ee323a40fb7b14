import type { PlaneBounds, PlanePoint } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './plane.ts';
import { type Clearance, showPoints } from './show-points.ts';

/** Space for scale bar and buttons at the lower edge, CSS pixels. */
const aroundWhole: Clearance = { paddingTopLeft: [8, 8], paddingBottomRight: [8, 64] };
/** The same, and space for pins at the top. */
const aroundRoute: Clearance = { paddingTopLeft: [24, 56], paddingBottomRight: [24, 64] };

/** Fits the whole plan into the map. */
export function ShowWhole({ plane }: { readonly plane: PlaneBounds }) {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(toLatLngBounds(plane), { ...aroundWhole, animate: false });
  }, [map, plane]);
  return null;
}

/** Moves the whole route into view, if needed. */
export function ShowRoute({ points }: { readonly points: readonly PlanePoint[] }) {
  const map = useMap();
  useEffect(() => showPoints(map, points, aroundRoute), [map, points]);
  return null;
}

/** Pans the map as little as needed to show a point. */
export function KeepInView({ at: [row, column] }: { readonly at: PlanePoint }) {
  const map = useMap();
  useEffect(() => {
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.panInside([row, column], { padding: [60, 60], animate });
  }, [map, row, column]);
  return null;
}
