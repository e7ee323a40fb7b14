import type { Placement, Point } from '@campusway/campus';
import type { LatLng } from 'leaflet';
import { useMapEvents } from 'react-leaflet';
import { scaleAt, toPoint } from './plane.ts';

interface PlanClicksProps<Found> {
  readonly placement: Placement;
  /** Finds what is clickable at a point in metres of the campus; it gets a pointer cursor. `scale`: pixels per metre. */
  readonly find: (point: Point, scale: number) => Found | undefined;
  /** Called for every click or tap, also without a hit. */
  readonly onPress: (found: Found | undefined) => void;
}

export function PlanClicks<Found>({ placement, find, onPress }: PlanClicksProps<Found>) {
  const findAt = (at: LatLng) => find(toPoint(at, placement), scaleAt(map.getZoom(), placement));
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
