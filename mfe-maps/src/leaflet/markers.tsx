import type { Point } from '@campusway/campus';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import css from './markers.module.css';
import { usePlane } from './plane.tsx';

/** Start, destination, or a single place. */
export type PinLetter = 'A' | 'B' | '●';

const pins = { A: toPin('A'), B: toPin('B'), '●': toPin('●') } as const;

/** A pin on the plan. Hidden from screen readers, as the name is beside the map. */
export function EndpointPin({ letter, at }: { readonly letter: PinLetter; readonly at: Point }) {
  const position = usePlane().toLatLng(at);
  return (
    <Marker
      position={position}
      icon={pins[letter]}
      interactive={false}
      keyboard={false}
      zIndexOffset={1000}
    />
  );
}

function toPin(letter: PinLetter) {
  const html = `<svg aria-hidden="true" viewBox="0 0 34 44" width="34" height="44">
    <path d="M17 1.5A15.5 15.5 0 0 0 1.5 17c0 10.5 15.5 25 15.5 25s15.5-14.5 15.5-25A15.5 15.5 0 0 0 17 1.5z"/>
    <text x="17" y="23.5" text-anchor="middle">${letter}</text></svg>`;
  return divIcon({ html, className: css.pin ?? '', iconSize: [34, 44], iconAnchor: [17, 42.5] });
}

interface PlaceMarkProps {
  readonly at: Point;
  /** As in the list beside the map, which serves keyboards and screen readers. */
  readonly number: number;
  readonly onPress: () => void;
}

/** A number plate on a place of a list. */
export function PlaceMark({ at, number, onPress }: PlaceMarkProps) {
  const position = usePlane().toLatLng(at);
  const icon = useMemo(() => {
    const html = element('span', { ariaHidden: 'true' }, String(number));
    return divIcon({ html, className: css.mark ?? '', iconSize: [44, 44] });
  }, [number]);
  return (
    <Marker
      position={position}
      icon={icon}
      keyboard={false}
      zIndexOffset={500}
      eventHandlers={{ click: onPress }}
    />
  );
}

export interface ChangeMarkerProps {
  readonly at: Point;
  readonly kind: 'lift' | 'stairs';
  readonly direction: 'up' | 'down';
  /** Sign of the other floor, as in the lift. */
  readonly sign: string;
  /** Text for screen readers. */
  readonly text: string;
  readonly onGo: () => void;
}

/** Sign at a lift or staircase with the floor that it leads to; a click shows that floor. */
export function ChangeMarker({ at, kind, direction, sign, text, onGo }: ChangeMarkerProps) {
  const position = usePlane().toLatLng(at);
  const icon = useMemo(() => {
    const words = `${kind === 'lift' ? 'Lift' : 'Stairs'} ${direction === 'up' ? '↑' : '↓'} `;
    const seen = element('span', { ariaHidden: 'true' }, words, element('b', {}, sign));
    const html = element('span', {}, seen, element('span', { className: 'visually-hidden' }, text));
    // Without `iconSize` it fits its text; the stylesheet puts it above its point.
    return divIcon({ html, className: css.change ?? '', iconSize: undefined });
  }, [kind, direction, sign, text]);
  return (
    <Marker
      position={position}
      icon={icon}
      zIndexOffset={2000}
      eventHandlers={{
        click: onGo,
        keydown({ originalEvent }) {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onGo();
        },
      }}
    />
  );
}

type Attributes = Partial<Pick<HTMLElement, 'ariaHidden' | 'className'>>;

function element(tag: 'b' | 'span', attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}
