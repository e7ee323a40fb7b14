import type { PlanePoint } from '@campusway/campus';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { aroundPins, listCovers, type Margins, toPadding } from './clearance.ts';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

const aroundWhole: Margins = { top: 8, end: 8, bottom: 8, start: 8 };

interface FitPointsProps {
  /** Another list moves the map; the same one leaves it where the person has moved it, and so does an empty one. */
  readonly points: readonly PlanePoint[];
  /** Closer than this shows a wall and nothing else. */
  readonly closest: number;
  /** The points are the corners of the whole plan. */
  readonly whole?: boolean;
}

/** Moves and zooms the map so that it shows the points, clear of all that stands on the map, and little else. */
export function FitPoints({ points, closest, whole = false }: FitPointsProps) {
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
      // The map opens where it belongs; from there it glides.
      const animate = !isOpening.current && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      map.fitBounds(toLatLngBounds(points), { ...padding, maxZoom: closest, animate, duration: 0.18 });
    }
    fit();
    isOpening.current = false;
    // A search field that opens, a sheet with more to say; not against the hand that has moved the map.
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
  }, [map, points, closest, whole]);
  return null;
}
