import { type Placement, type Point, scaleOf, toMetres } from '@campusway/campus';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';

interface PointPressesProps {
  readonly placement: Placement;
  /** A click or a tap; the point is in metres of the campus, `scale` in pixels per metre. */
  readonly onPress: (point: Point, scale: number) => void;
  /** A right click or a long press of 600 ms. */
  readonly onHold: (point: Point) => void;
}

export function PointPresses({ placement, onPress, onHold }: PointPressesProps) {
  const map = useMapEvents({
    click: ({ latlng: { lat, lng } }) =>
      onPress(toMetres([lat, lng], placement), scaleOf(placement) * 2 ** map.getZoom()),
    contextmenu: ({ latlng }) => onHold(toMetres([latlng.lat, latlng.lng], placement)),
  });
  useEffect(() => {
    // Maps a long press to a right click, as some browsers do.
    map.tapHold?.enable();
    return () => void map.tapHold?.disable();
  }, [map]);
  return null;
}
