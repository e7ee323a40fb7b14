import type { PlanePoint } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { type Clearance, showPoints } from './show-points.ts';

/** Space for pins at the top, and for scale bar and buttons at the lower edge, CSS pixels. */
const clearance: Clearance = { paddingTopLeft: [24, 56], paddingBottomRight: [24, 64] };

/** Moves the whole route into view, if needed. */
export function ShowRoute({ points }: { readonly points: readonly PlanePoint[] }) {
  const map = useMap();
  useEffect(() => showPoints(map, points, clearance), [map, points]);
  return null;
}
