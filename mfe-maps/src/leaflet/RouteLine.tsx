import type { PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { Polyline } from 'react-leaflet';
import css from './RouteLine.module.css';

interface RouteLineProps {
  readonly points: readonly PlanePoint[];
  /** From the last door into the room, where nobody needs to be told the way. */
  readonly leader?: boolean;
}

/** The way as specified: blue, weight 4, dashes of 5 and gaps of 10, on a casing that parts it from the plan below. */
export function RouteLine({ points, leader = false }: RouteLineProps) {
  const positions = points.map(([row, column]): [number, number] => [row, column]);
  if (leader)
    return (
      <Polyline
        positions={positions}
        interactive={false}
        className={classNames(css.route)}
        pathOptions={{ color: 'blue', weight: 2, dashArray: '1,5' }}
      />
    );
  return (
    <>
      <Polyline
        positions={positions}
        interactive={false}
        className={classNames(css.casing)}
        pathOptions={{ color: 'white', weight: 8 }}
      />
      <Polyline
        positions={positions}
        interactive={false}
        className={classNames(css.route)}
        pathOptions={{ color: 'blue', weight: 4, dashArray: '5,10' }}
      />
    </>
  );
}
