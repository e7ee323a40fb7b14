import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useMapEvents } from 'react-leaflet';

interface PlanClicksProps {
  readonly placement: Placement;
  /** Whether something at the point answers to a click; it gets a pointing hand. */
  readonly answers: (point: Point) => boolean;
  /** A click or a tap, in metres of the campus. */
  readonly onClick: (point: Point) => void;
}

export function PlanClicks({ placement, answers, onClick }: PlanClicksProps) {
  const map = useMapEvents({
    click: ({ latlng }) => onClick(toMetres([latlng.lat, latlng.lng], placement)),
    mousemove: ({ latlng }) => {
      const hand = answers(toMetres([latlng.lat, latlng.lng], placement));
      map.getContainer().style.cursor = hand ? 'pointer' : '';
    },
    mouseout: () => {
      map.getContainer().style.cursor = '';
    },
  });
  return null;
}
