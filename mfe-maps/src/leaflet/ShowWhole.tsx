import type { PlaneBounds } from '@campusway/campus';
import type { FitBoundsOptions } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

interface ShowWholeProps {
  readonly plane: PlaneBounds;
}

/** Space for scale bar and buttons at the lower edge. */
const clearance = { paddingTopLeft: [8, 8], paddingBottomRight: [8, 64] } as const satisfies FitBoundsOptions;

/** Fits the whole plan into the map. */
export function ShowWhole({ plane }: ShowWholeProps) {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(toLatLngBounds(plane), { ...clearance, animate: false });
  }, [map, plane]);
  return null;
}
