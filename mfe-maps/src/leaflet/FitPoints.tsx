import type { PlanePoint } from '@campusway/campus';
import type { FitBoundsOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

/** CSS pixels on which buttons stand, or over which signs and pins rise. */
const clearance = {
  paddingTopLeft: [40, 68],
  paddingBottomRight: [96, 72],
} as const satisfies FitBoundsOptions;

/** All of a plan keeps clear of the buttons on the right and below, and of nothing else. */
const clearanceOfWhole = {
  paddingTopLeft: [10, 10],
  paddingBottomRight: [64, 64],
} as const satisfies FitBoundsOptions;

interface FitPointsProps {
  /** Another list moves the map; the same one leaves it where the person has moved it. */
  readonly points: readonly PlanePoint[];
  /** Closer than this shows a wall and nothing else. */
  readonly closest: number;
  /** The points are the corners of the whole plan. */
  readonly whole?: boolean;
}

/** Moves and zooms the map so that it shows the points and little else. */
export function FitPoints({ points, closest, whole = false }: FitPointsProps) {
  const map = useMap();
  const isOpening = useRef(true);
  useEffect(() => {
    if (points.length === 0) return;
    // The map opens where it belongs; from there it glides.
    const animate = !isOpening.current && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    function fit(): void {
      map.fitBounds(toLatLngBounds(points), {
        ...(whole ? clearanceOfWhole : clearance),
        maxZoom: closest,
        animate,
        duration: 0.18,
      });
    }
    fit();
    isOpening.current = false;
    // Full screen, and a phone that is turned.
    map.on('resize', fit);
    return () => void map.off('resize', fit);
  }, [map, points, closest, whole]);
  return null;
}
