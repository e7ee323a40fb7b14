import type { PlaneBounds } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { initialZoom } from './PlanMap.tsx';

/** Where a plan stands beside something else and has less room than the specified zoom needs, all of it is shown smaller. */
export function ShowWhole({ plane }: { readonly plane: PlaneBounds }) {
  const map = useMap();
  useEffect(() => {
    const [[south, west], [north, east]] = plane;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { maxZoom: initialZoom, animate: false },
    );
  }, [map, plane]);
  return null;
}
