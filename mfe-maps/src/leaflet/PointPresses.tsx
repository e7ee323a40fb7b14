import type { Placement, Point } from '@campusway/campus';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import { scaleAt, toPoint } from './plane.ts';

interface PointPressesProps {
  readonly placement: Placement;
  /** A click or a tap; the point is in metres of the campus, `scale` in pixels per metre. */
  readonly onPress: (point: Point, scale: number) => void;
  /** A right click or a long press of 600 ms. */
  readonly onHold: (point: Point) => void;
}

export function PointPresses({ placement, onPress, onHold }: PointPressesProps) {
  const map = useMapEvents({
    click: ({ latlng }) => onPress(toPoint(latlng, placement), scaleAt(map.getZoom(), placement)),
    contextmenu: ({ latlng }) => onHold(toPoint(latlng, placement)),
  });
  useEffect(() => {
    // Maps a long press to a right click, as some browsers do.
    map.tapHold?.enable();
    return () => void map.tapHold?.disable();
  }, [map]);
  return null;
}
