import type { PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { CircleMarker } from 'react-leaflet';
import css from './HereDot.module.css';

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
