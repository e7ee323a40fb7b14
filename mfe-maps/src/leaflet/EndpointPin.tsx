import type { PlanePoint } from '@campusway/campus';
import { divIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import css from './EndpointPin.module.css';

/** Start, destination, or a single place. */
export type PinLetter = 'A' | 'B' | '●';

const icons = { A: toIcon('A'), B: toIcon('B'), '●': toIcon('●') } as const;

/** A pin on the plan. Hidden from screen readers, as the name is beside the map. */
export function EndpointPin({
  letter,
  at: [row, column],
}: {
  readonly letter: PinLetter;
  readonly at: PlanePoint;
}) {
  return (
    <Marker
      position={[row, column]}
      icon={icons[letter]}
      interactive={false}
      keyboard={false}
      zIndexOffset={1000}
    />
  );
}

function toIcon(letter: PinLetter) {
  const html = `<svg aria-hidden="true" viewBox="0 0 34 44" width="34" height="44">
    <path class="${css.plate}" d="M17 1.5A15.5 15.5 0 0 0 1.5 17c0 10.5 15.5 25 15.5 25s15.5-14.5 15.5-25A15.5 15.5 0 0 0 17 1.5z"/>
    <text class="${css.letter}" x="17" y="23.5" text-anchor="middle">${letter}</text></svg>`;
  return divIcon({ html, className: css.pin ?? '', iconSize: [34, 44], iconAnchor: [17, 42.5] });
}
