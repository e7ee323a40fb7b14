import type { PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { Polyline } from 'react-leaflet';
import css from './RouteLine.module.css';

interface RouteLineProps {
  readonly points: readonly PlanePoint[];
  /**
   * `way` is the route itself; `leader` leads from the last door into the room, where nobody needs to be told the way;
   * `step` lies below the stretch that is being read.
   */
  readonly tone?: 'way' | 'leader' | 'step';
}

/** Colours as attributes say what is specified; the stylesheet has the scheme's own shade of each. */
const strokes = {
  casing: { color: 'white', weight: 8 },
  way: { color: 'blue', weight: 4, dashArray: '5,10' },
  leader: { color: 'blue', weight: 2, dashArray: '1,5' },
  step: { color: 'blue', weight: 16, opacity: 0.28 },
} as const;

/** The way as specified: blue, weight 4, dashes of 5 and gaps of 10, on a casing that parts it from the plan below. */
export function RouteLine({ points, tone = 'way' }: RouteLineProps) {
  const positions = points.map(([row, column]): [number, number] => [row, column]);
  return (
    <>
      {tone === 'way' && (
        <Polyline
          positions={positions}
          interactive={false}
          className={classNames(css.casing)}
          pathOptions={strokes.casing}
        />
      )}
      <Polyline
        positions={positions}
        interactive={false}
        className={classNames(css.route)}
        pathOptions={strokes[tone]}
      />
    </>
  );
}
