import type { Point } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { CircleMarker, Polyline } from 'react-leaflet';
import css from './markers.module.css';
import { usePlane } from './plane.tsx';

/** Colours of the specification as attributes; the stylesheet overrides them per colour scheme. */
const strokes = {
  casing: { color: 'white', weight: 8 },
  way: { color: 'blue', weight: 4, dashArray: '5,10' },
  leader: { color: 'blue', weight: 2, dashArray: '1,5' },
  step: { color: 'blue', weight: 16, opacity: 0.28 },
} as const;

interface RouteLineProps {
  readonly points: readonly Point[];
  /**
   * `way` is the route; `leader` leads from the door to the pin in the room; `step` highlights the current step.
   */
  readonly tone?: 'way' | 'leader' | 'step';
}

/** The route as specified: blue, weight 4, dashes of 5 and gaps of 10, on a casing that separates it from the plan. */
export function RouteLine({ points, tone = 'way' }: RouteLineProps) {
  const positions = points.map(usePlane().toLatLng);
  const layers = tone === 'way' ? (['casing', 'way'] as const) : [tone];
  return layers.map((layer) => (
    <Polyline
      key={layer}
      positions={positions}
      interactive={false}
      className={classNames(layer === 'casing' ? css.casing : css.route)}
      pathOptions={strokes[layer]}
    />
  ));
}

/** Start of the current step. */
export function HereDot({ at }: { readonly at: Point }) {
  return (
    <CircleMarker
      center={usePlane().toLatLng(at)}
      radius={8}
      interactive={false}
      className={classNames(css.dot)}
      pathOptions={{ color: 'white', weight: 3, fillColor: 'blue', fillOpacity: 1 }}
    />
  );
}
