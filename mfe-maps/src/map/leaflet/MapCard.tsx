import type { PlaceId, Point } from '@campusway/campus';
import { college, languageOf } from '@campusway/platform';
import { Button, ClosedNote, classNames, styles, useKeys, xIcon } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Polyline, useMap } from 'react-leaflet';
import type { EndpointName } from '../../journey/find-endpoint.ts';
import { readLatest } from '../../journey/use-link.ts';
import { measureCovers, showBounds } from './clearance.ts';
import css from './MapCard.module.css';
import { usePlane } from './plane.tsx';

/** Distance of the outline from the card and the map's edges, and width of the controls on the right, CSS pixels. */
const [gap, controls] = [24, 64];

export interface CardActions {
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Called on close, also after a choice. */
  readonly onClose: () => void;
}

interface MapCardProps extends CardActions {
  readonly id: PlaceId;
  readonly name: string;
  readonly outline: readonly Point[];
  readonly head: ReactNode;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A card at the lower edge of the map, of what can be an origin or a destination. Its subject is outlined and stays
 * visible. Opened on the map it has the focus; Escape closes it. The parent of the map must be positioned.
 */
export function MapCard({ id, name, outline, head, note, onChoose, onClose, children }: MapCardProps) {
  const { map, whole, toLatLng, toBounds } = usePlane();
  const card = useRef<HTMLElement>(null);
  const { from, to } = readLatest().link;
  const main = to && !from && to !== id ? 'From' : 'To';
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }
  function choose(end: 'From' | 'To'): void {
    onChoose(end === 'From' ? 'from' : 'to', id);
    onClose();
  }
  // Below the document, where Escape closes the category behind the card.
  useKeys(closeOnEscape, true, document.documentElement);
  useEffect(() => {
    const { top } = measureCovers(map);
    const { bottom } = map.getContainer().getBoundingClientRect();
    const cover = bottom - (card.current?.getBoundingClientRect().top ?? 0);
    showBounds({ map, whole }, toBounds(outline), {
      paddingTopLeft: [gap, top + gap],
      paddingBottomRight: [controls, cover + gap],
    });
  }, [map, outline, whole, toBounds]);
  // Before the card is removed: from the page's body, a browser shows the focus as after a key.
  useLayoutEffect(() => {
    const { current: box } = card;
    const before = document.activeElement as HTMLElement | null;
    if (map.getContainer().parentElement?.contains(before)) box?.focus();
    return () => {
      if (box?.contains(document.activeElement)) before?.focus();
    };
  }, [map]);
  return (
    <>
      <Polyline
        positions={[...outline, ...outline.slice(0, 1)].map(toLatLng)}
        interactive={false}
        // Leaflet would simplify the ring, and cut it at the edge of the map.
        smoothFactor={0}
        noClip
        className={classNames(css.outline)}
        pathOptions={{ color: 'blue', weight: 3, fill: true, fillOpacity: 0.12 }}
      />
      <OverMap>
        <section
          ref={card}
          tabIndex={-1}
          aria-label={name}
          className={`${styles.stack} ${styles.box} ${css.card}`}
          data-covers=""
        >
          <CardHead onClose={onClose}>{head}</CardHead>
          {note && (
            <p className={styles.detail} lang={languageOf(note)}>
              {note}
            </p>
          )}
          <ClosedNote place={college.findPlace(id)} />
          <div className={css.ends}>
            {(['From', 'To'] as const).map((end) => (
              <Button key={end} tone={end === main ? 'primary' : 'secondary'} onClick={() => choose(end)}>
                {end} here
              </Button>
            ))}
          </div>
          {children}
        </section>
      </OverMap>
    </>
  );
}

/** Head of a card or a list on the map, with a button that closes it. */
export function CardHead({ onClose, children }: Pick<MapCardProps, 'onClose' | 'children'>) {
  return (
    <div className={css.head}>
      {children}
      <Button tone="quiet" icon={xIcon} onClick={onClose} aria-label="Close" />
    </div>
  );
}

/** Overlay beside the map's panes, so that clicks on it do not reach the map. The parent of the map must be positioned. */
export function OverMap({ children }: { readonly children: ReactNode }) {
  const around = useMap().getContainer().parentElement;
  return around && createPortal(children, around);
}
