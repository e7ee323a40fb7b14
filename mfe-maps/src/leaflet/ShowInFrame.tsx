import type { PlaneBounds } from '@campusway/campus';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLngBounds } from './plane.ts';

/** Margin around the plan, and height of the buttons at the lower edge, CSS pixels. */
const [margin, clearance] = [16, 64];

interface ShowInFrameProps {
  readonly plane: PlaneBounds;
  /** Its padding equals the covered parts of the map. */
  readonly frame: HTMLElement;
}

/** Fits a plan into the uncovered part of the map on every resize, until the user moves the map. */
export function ShowInFrame({ plane, frame }: ShowInFrameProps) {
  const map = useMap();
  useEffect(() => {
    const bounds = toLatLngBounds(plane);
    // Allows the plan at the edge of a wide window.
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
