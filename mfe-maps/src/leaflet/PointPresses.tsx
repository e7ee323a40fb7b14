import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useMapEvents } from 'react-leaflet';

interface PointPressesProps {
  readonly placement: Placement;
  /** A click or a tap; the point is in metres of the campus. */
  readonly onPress: (point: Point) => void;
  /** A right click or a long press, which browsers and Leaflet report alike. */
  readonly onHold: (point: Point) => void;
}

export function PointPresses({ placement, onPress, onHold }: PointPressesProps) {
  useMapEvents({
    click: ({ latlng }) => onPress(toMetres([latlng.lat, latlng.lng], placement)),
    contextmenu: ({ latlng }) => onHold(toMetres([latlng.lat, latlng.lng], placement)),
  });
  return null;
}
