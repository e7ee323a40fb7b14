import { type Placement, type Point, scaleOf, toMetres } from '@campusway/campus';
import type { LatLng } from 'leaflet';
import { useMapEvents } from 'react-leaflet';

interface PlanClicksProps<Found> {
  readonly placement: Placement;
  /** What stands at a point, metres of the campus, and answers to a click; it gets a pointing hand. `scale`: pixels of a metre. */
  readonly find: (point: Point, scale: number) => Found | undefined;
  /** A click or a tap, also beside everything that answers. */
  readonly onPress: (found: Found | undefined) => void;
}

export function PlanClicks<Found>({ placement, find, onPress }: PlanClicksProps<Found>) {
  const findAt = ({ lat, lng }: LatLng) =>
    find(toMetres([lat, lng], placement), scaleOf(placement) * 2 ** map.getZoom());
  const map = useMapEvents({
    click: ({ latlng }) => onPress(findAt(latlng)),
    mousemove: ({ latlng }) => {
      const hand = findAt(latlng) !== undefined;
      map.getContainer().style.cursor = hand ? 'pointer' : '';
    },
    mouseout: () => {
      map.getContainer().style.cursor = '';
    },
  });
  return null;
}
