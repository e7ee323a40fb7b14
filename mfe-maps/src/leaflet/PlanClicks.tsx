import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useMapEvents } from 'react-leaflet';

interface PlanClicksProps<Found> {
  readonly placement: Placement;
  /** What stands at a point, metres of the campus, and answers to a click; it gets a pointing hand. */
  readonly find: (point: Point) => Found | undefined;
  /** A click or a tap, also beside everything that answers. */
  readonly onPress: (found: Found | undefined) => void;
}

export function PlanClicks<Found>({ placement, find, onPress }: PlanClicksProps<Found>) {
  const map = useMapEvents({
    click: ({ latlng }) => onPress(find(toMetres([latlng.lat, latlng.lng], placement))),
    mousemove: ({ latlng }) => {
      const hand = find(toMetres([latlng.lat, latlng.lng], placement)) !== undefined;
      map.getContainer().style.cursor = hand ? 'pointer' : '';
    },
    mouseout: () => {
      map.getContainer().style.cursor = '';
    },
  });
  return null;
}
