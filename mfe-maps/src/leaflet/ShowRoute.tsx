import type { PlanePoint } from '@campusway/campus';
import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Space around the way, CSS pixels: pins rise above their tip, buttons stand in the corners. */
const padding: [number, number] = [48, 56];

/** Brings the whole way into view; the map stays where it is when it shows it already. */
export function ShowRoute({ points }: { readonly points: readonly PlanePoint[] }) {
  const map = useMap();
  useEffect(() => {
    if (points.length === 0) return;
    const bounds = latLngBounds(points.map(([row, column]) => [row, column]));
    if (map.getBounds().contains(bounds)) return;
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(bounds, { padding, maxZoom: map.getZoom(), animate, duration: 0.18 });
  }, [map, points]);
  return null;
}
