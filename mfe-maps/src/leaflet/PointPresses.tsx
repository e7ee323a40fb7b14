import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';

interface PointPressesProps {
  readonly placement: Placement;
  /** A click or a tap; the point is in metres of the campus. */
  readonly onPress: (point: Point) => void;
  /** A right click or a long press of 600 ms. */
  readonly onHold: (point: Point) => void;
}

export function PointPresses({ placement, onPress, onHold }: PointPressesProps) {
  const map = useMapEvents({
    click: ({ latlng }) => onPress(toMetres([latlng.lat, latlng.lng], placement)),
    contextmenu: ({ latlng }) => onHold(toMetres([latlng.lat, latlng.lng], placement)),
  });
  useEffect(() => {
    // Turns a long press into a right click, as some browsers do themselves.
    map.tapHold?.enable();
    return () => void map.tapHold?.disable();
  }, [map]);
  return null;
}
