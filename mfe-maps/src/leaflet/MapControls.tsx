import type { Point } from '@campusway/campus';
import { expandIcon, Icon } from '@campusway/ui-kit';
import { DomEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap, ZoomControl } from 'react-leaflet';
import { aroundPins, evenly, toPadding } from './clearance.ts';
import css from './PlanMap.module.css';
import { usePlane } from './plane.tsx';

/** Points of the reset view, and its maximum scale in CSS pixels per metre. */
export interface RouteView {
  readonly points: readonly Point[];
  readonly maxScale: number;
}

/** Zoom in, zoom out and reset, in the corner in reach of the thumb: to the route, or to the whole plan without one. */
export function ZoomButtons({ way }: { readonly way?: RouteView | undefined }) {
  const [map, { whole, toBounds, zoomAt }] = [useMap(), usePlane()];
  const name = way ? 'Back to the route' : 'Show the whole plan';
  function reset(): void {
    if (way)
      map.fitBounds(toBounds(way.points), { ...toPadding(map, aroundPins), maxZoom: zoomAt(way.maxScale) });
    else map.fitBounds(whole, toPadding(map, evenly(4)));
  }
  return (
    <>
      <ZoomControl position="bottomright" zoomInTitle="Zoom in" zoomOutTitle="Zoom out" />
      <button
        type="button"
        ref={keepClick}
        data-covers="bottom"
        className={css.reset}
        title={name}
        onClick={reset}
      >
        <Icon of={expandIcon} />
        <span className="visually-hidden">{name}</span>
      </button>
    </>
  );
}

/** Prevents a click on the button from reaching the map. */
function keepClick(button: HTMLElement | null): void {
  if (button) DomEvent.disableClickPropagation(button);
}

/** Maximum width of the bar, CSS pixels. */
const maxWidth = 110;

/** Scale bar for a round number of metres, in two fields, and a north arrow. */
export function ScaleAndNorth() {
  const [map, { scaleAt }] = [useMap(), usePlane()];
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    // The map may have moved before this listener was added.
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  const pixelsPerMetre = scaleAt(zoom);
  const metres = roundLength(maxWidth / pixelsPerMetre);
  return (
    <>
      <div className={css.bar}>
        <span className={css.fields} style={{ width: metres * pixelsPerMetre }} aria-hidden="true" />
        <span className={css.length}>{metres} m</span>
      </div>
      {/* All plans have north at the top. */}
      <svg
        className={css.arrow}
        viewBox="0 0 32 44"
        width="32"
        height="44"
        role="img"
        aria-label="North is up"
      >
        <path fill="var(--plan-label)" d="M16 14 16 36 8 41z" />
        <path fill="var(--plan-ground)" d="M16 14 16 36 24 41z" />
        <text x="16" y="11" textAnchor="middle">
          N
        </text>
      </svg>
    </>
  );
}

/** The largest of 1, 2, 5, 10, 20, 50 ... up to `limit`; at least 1. */
export function roundLength(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, limit)));
  const factor = [5, 2].find((candidate) => candidate * power <= limit) ?? 1;
  return factor * power;
}
