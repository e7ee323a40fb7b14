import type { PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { CircleMarker, Polyline } from 'react-leaflet';
import css from './RouteLine.module.css';

interface RouteLineProps {
  readonly points: readonly PlanePoint[];
  /**
   * `way` is the route; `leader` leads from the door to the pin in the room; `step` highlights the current step.
   */
  readonly tone?: 'way' | 'leader' | 'step';
}

/** Colours of the specification as attributes; the stylesheet overrides them per colour scheme. */
const strokes = {
  casing: { color: 'white', weight: 8 },
  way: { color: 'blue', weight: 4, dashArray: '5,10' },
  leader: { color: 'blue', weight: 2, dashArray: '1,5' },
  step: { color: 'blue', weight: 16, opacity: 0.28 },
} as const;

/** The route as specified: blue, weight 4, dashes of 5 and gaps of 10, on a casing that separates it from the plan. */
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

/** Start of the current step. */
export function HereDot({ at: [row, column] }: { readonly at: PlanePoint }) {
  return (
    <CircleMarker
      center={[row, column]}
      radius={8}
      interactive={false}
      className={classNames(css.dot)}
      pathOptions={{ color: 'white', weight: 3, fillColor: 'blue', fillOpacity: 1 }}
    />
  );
}
