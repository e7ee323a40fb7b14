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
  /** Outline of what the card is about. */
  readonly outline: readonly PlanePoint[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** CSS pixels between the card, the edges of the map and the outline; a name may reach beyond it. */
const gap = 24;
/** CSS pixels of the controls on the right edge. */
const controls = 64;

/**
 * A card on the lower edge of the map. What it is about has an outline and stays in sight. It has the focus while it is
 * open; Escape closes it. The element around the map must be positioned: the card lies on it.
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

  const around = map.getContainer().parentElement;
  return (
    <>
      <Polygon
        positions={outline.map(([row, column]): [number, number] => [row, column])}
        interactive={false}
        // Leaflet would leave out corners of a ring.
        smoothFactor={0}
        className={classNames(css.outline)}
        pathOptions={{ color: 'blue', weight: 3, fillOpacity: 0.12 }}
      />
      {around &&
        createPortal(
          <section ref={card} tabIndex={-1} aria-label={name} className={css.card} data-covers="">
            {children}
          </section>,
          around,
        )}
    </>
  );
}
