import type { PlanePoint } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { type Clearance, showPoints } from './show-points.ts';

/** CSS pixels: pins rise above their tip, scale bar and buttons stand on the lower edge. */
const clearance: Clearance = { paddingTopLeft: [24, 56], paddingBottomRight: [24, 64] };

/** Brings the whole way into view; the map stays where it is when it shows it already. */
export function ShowRoute({ points }: { readonly points: readonly PlanePoint[] }) {
  const map = useMap();
  useEffect(() => showPoints(map, points, clearance), [map, points]);
  return null;
}
