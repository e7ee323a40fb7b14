import type { Point } from '@campusway/campus';
import { pinSize } from '@campusway/campus/labels';
import { classNames } from '@campusway/ui-kit';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polyline, useMap } from 'react-leaflet';
import type { FloorChange } from '../../journey/route-on-floor.ts';
import { pinSvg, strokes } from '../labels/route-marks.ts';
import css from './markers.module.css';
import { usePlane } from './plane.tsx';

/** Start, destination, or a single place. */
export type PinLetter = keyof typeof pins;

const still = { interactive: false, keyboard: false } as const;

const pins = { A: toPin('A'), B: toPin('B'), '●': toPin('●') } as const;

/** A pin on the plan. Hidden from screen readers, as the name is beside the map. */
export function EndpointPin({ letter, at }: { readonly letter: PinLetter; readonly at: Point }) {
  return <Marker {...still} position={usePlane().toLatLng(at)} icon={pins[letter]} zIndexOffset={1000} />;
}

function toPin(letter: string) {
  const { width, height } = pinSize;
  return divIcon({
    html: pinSvg(letter),
    className: css.pin ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 1.5],
  });
}

interface PlaceMarkProps {
  readonly at: Point;
  /** As in the list beside the map, which serves keyboards and screen readers. */
  readonly number: number;
  readonly isHighlighted?: boolean;
  readonly onClick: () => void;
}

export function PlaceMark({ at, number, isHighlighted = false, onClick }: PlaceMarkProps) {
  const position = usePlane().toLatLng(at);
  const icon = useMemo(() => {
    const html = `<span aria-hidden="true">${number}</span>`;
    const className = classNames(css.mark, isHighlighted && css.highlighted) ?? '';
    return divIcon({ html, className, iconSize: [24, 44] });
  }, [number, isHighlighted]);
  return (
    <Marker
      position={position}
      icon={icon}
      keyboard={false}
      // More than the height of any map: the nearest is on top.
      zIndexOffset={isHighlighted ? 0 : -4000 * number}
      eventHandlers={{ click: onClick }}
    />
  );
}

type ChangeMarkerProps = Omit<FloorChange, 'floor' | 'level'> & { readonly onGo: () => void };

/** Sign at a lift or staircase with the floor that it leads to; a click shows that floor. */
export function ChangeMarker({ at, name, arrow, sign, text, onGo }: ChangeMarkerProps) {
  const position = usePlane().toLatLng(at);
  const map = useMap();
  /** The other floor does not have this marker, which would take the focus away. */
  function go(): void {
    map.getContainer().focus({ preventScroll: true });
    onGo();
  }
  const icon = useMemo(() => {
    const seen = element('span', { ariaHidden: 'true' }, `${name} ${arrow} `, element('b', {}, sign));
    const html = element('span', {}, seen, element('span', { className: 'visually-hidden' }, text));
    // Without `iconSize` it fits its text; the stylesheet puts it above its point.
    return divIcon({ html, className: css.change ?? '', iconSize: undefined });
  }, [name, arrow, sign, text]);
  return (
    <Marker
      position={position}
      icon={icon}
      zIndexOffset={2000}
      eventHandlers={{
        click: go,
        keydown({ originalEvent }) {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          go();
        },
      }}
    />
  );
}

function element(tag: 'b' | 'span', attributes: object, ...children: (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

type RouteLineProps = { readonly points: readonly Point[]; readonly tone?: 'way' | 'leader' | 'step' };

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

const dot = divIcon({ className: css.dot ?? '', iconSize: [19, 19] });

/** Start of the current step, below all other markers. */
export function HereDot({ at }: { readonly at: Point }) {
  return <Marker {...still} position={usePlane().toLatLng(at)} icon={dot} zIndexOffset={-1e6} />;
}
