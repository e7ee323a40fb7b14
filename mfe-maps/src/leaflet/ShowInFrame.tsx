import type { PlaneBounds } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

/** Around the plan, and above the buttons on the lower edge. */
const [margin, clearance] = [16, 64];

interface ShowInFrameProps {
  readonly plane: PlaneBounds;
  /** Its padding is the part of the map that something covers. */
  readonly frame: HTMLElement;
}

/** Fits a plan beside what covers the map, at each size of the window, until the visitor moves the map. */
export function ShowInFrame({ plane, frame }: ShowInFrameProps) {
  const map = useMap();
  useEffect(() => {
    const bounds = toLatLngBounds(plane);
    // Far enough for the plan to stand at the edge of a wide window.
    map.setMaxBounds(bounds.pad(3));
    function fit(): void {
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      map.fitBounds(bounds, {
        paddingTopLeft: [Number.parseFloat(paddingLeft) + margin, margin],
        paddingBottomRight: [Number.parseFloat(paddingRight) + margin, clearance],
        animate: false,
      });
    }
    const leave = () => void map.off('resize', fit);
    fit();
    map.on('resize', fit);
    map.once('mousedown touchstart keydown', leave);
    return () => void leave();
  }, [map, plane, frame]);
  return null;
}
