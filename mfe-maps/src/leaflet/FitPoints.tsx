import type { PlanePoint } from '@campusway/campus';
import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface FitPointsProps {
  /** Another list moves the map; the same one leaves it where the person has moved it. */
  readonly points: readonly PlanePoint[];
  /** Closer than this shows a wall and nothing else. */
  readonly closest: number;
}

/** Moves and zooms the map so that it shows the points and little else. */
export function FitPoints({ points, closest }: FitPointsProps) {
  const map = useMap();
  useEffect(() => {
    if (points.length === 0) return;
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(latLngBounds(points.map(([row, column]) => [row, column])), {
      paddingTopLeft: [64, 72],
      paddingBottomRight: [48, 48],
      maxZoom: closest,
      animate,
      duration: 0.18,
    });
  }, [map, points, closest]);
  return null;
}
