import type { PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Polygon, useMap } from 'react-leaflet';
import { measureCovers } from './clearance.ts';
import css from './MapCard.module.css';
import { showPoints } from './show-points.ts';

interface MapCardProps {
  readonly name: string;
  /** Outline of the card's subject. */
  readonly outline: readonly PlanePoint[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Distance between the outline and the card or the map's edges, CSS pixels. */
const gap = 24;
/** Width of the controls on the right edge, CSS pixels. */
const controls = 64;

/**
 * A card at the lower edge of the map. Its subject is outlined and stays visible. The card has the focus while open;
 * Escape closes it. The parent of the map must be positioned.
 */
export function MapCard({ name, outline, onClose, children }: MapCardProps) {
  const map = useMap();
  const card = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { top } = measureCovers(map);
    const cover =
      map.getContainer().getBoundingClientRect().bottom - (card.current?.getBoundingClientRect().top ?? 0);
    showPoints(map, outline, {
      paddingTopLeft: [gap, top + gap],
      paddingBottomRight: [controls, cover + gap],
    });
  }, [map, outline]);

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Polygon
        positions={outline.map(([row, column]): [number, number] => [row, column])}
        interactive={false}
        // Leaflet would simplify the ring.
        smoothFactor={0}
        className={classNames(css.outline)}
        pathOptions={{ color: 'blue', weight: 3, fillOpacity: 0.12 }}
      />
      <OverMap>
        <section ref={card} tabIndex={-1} aria-label={name} className={css.card} data-covers="">
          {children}
        </section>
      </OverMap>
    </>
  );
}

/** Overlay beside the map's panes, so that clicks on it do not reach the map. The parent of the map must be positioned. */
export function OverMap({ children }: { readonly children: ReactNode }) {
  const around = useMap().getContainer().parentElement;
  return around && createPortal(children, around);
}
