import type { PlanePoint } from '@campusway/campus';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { aroundPins, listCovers, type Margins, toPadding } from './clearance.ts';
import { toLatLngBounds } from './plane.ts';

const aroundWhole: Margins = { top: 8, end: 8, bottom: 8, start: 8 };

interface FitPointsProps {
  /** A new list moves the map; the same list, or an empty one, does not. */
  readonly points: readonly PlanePoint[];
  /** Zoom limit: closer, only walls would be visible. */
  readonly maxZoom: number;
  /** The points are the corners of the whole plan. */
  readonly whole?: boolean;
}

/** Fits the map to the points, clear of everything on top of the map. */
export function FitPoints({ points, maxZoom, whole = false }: FitPointsProps) {
  const map = useMap();
  const isOpening = useRef(true);
  useEffect(() => {
    if (points.length === 0) return;
    let fitted = '';
    function fit(): void {
      const padding = toPadding(map, whole ? aroundWhole : aroundPins);
      const key = JSON.stringify([padding, map.getSize()]);
      if (key === fitted) return;
      fitted = key;
      // The initial view is not animated.
      const animate = !isOpening.current && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      map.fitBounds(toLatLngBounds(points), { ...padding, maxZoom, animate, duration: 0.18 });
    }
    fit();
    isOpening.current = false;
    // Fits again when covers change their size, until the user drags the map.
    const sizes = new ResizeObserver(fit);
    for (const cover of listCovers(map)) sizes.observe(cover);
    const leave = () => sizes.disconnect();
    map.on('resize', fit);
    map.on('dragstart', leave);
    return () => {
      leave();
      map.off('resize', fit);
      map.off('dragstart', leave);
    };
  }, [map, points, maxZoom, whole]);
  return null;
}
