import type { PlaneBounds } from '@campusway/campus';
import type { FitBoundsOptions } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

interface ShowWholeProps {
  readonly plane: PlaneBounds;
}

/** Scale bar and buttons stand on the lower edge: the plan ends above them. */
const clearance = { paddingTopLeft: [8, 8], paddingBottomRight: [8, 64] } as const satisfies FitBoundsOptions;

/** All of a plan that stands beside something else, as large as there is room. */
export function ShowWhole({ plane }: ShowWholeProps) {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(toLatLngBounds(plane), { ...clearance, animate: false });
  }, [map, plane]);
  return null;
}
