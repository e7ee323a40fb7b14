import type { PlanePoint } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Pans the map as little as needed to show a point. */
export function KeepInView({ at: [row, column] }: { readonly at: PlanePoint }) {
  const map = useMap();
  useEffect(() => {
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.panInside([row, column], { padding: [60, 60], animate });
  }, [map, row, column]);
  return null;
}
