import type { PlaneBounds, PlanePoint } from '@campusway/campus';
import { expandIcon, Icon } from '@campusway/ui-kit';
import { DomEvent } from 'leaflet';
import { useMap, ZoomControl } from 'react-leaflet';
import { aroundPins, toPadding } from './clearance.ts';
import { toLatLngBounds } from './plane.ts';
import css from './ZoomButtons.module.css';

/** Points of the reset view, and its maximum zoom. */
export interface RouteView {
  readonly points: readonly PlanePoint[];
  readonly maxZoom: number;
}

interface ZoomButtonsProps {
  readonly whole: PlaneBounds;
  /** The route on the shown plan, instead of the whole plan. */
  readonly way?: RouteView | undefined;
}

/** Zoom in, zoom out and reset, in the corner in reach of the thumb. */
export function ZoomButtons({ whole, way }: ZoomButtonsProps) {
  const map = useMap();
  const name = way ? 'Back to the route' : 'Show the whole plan';
  function showAll(): void {
    const margins = way ? aroundPins : { top: 4, end: 4, bottom: 4, start: 4 };
    const bounds = toLatLngBounds(way?.points ?? whole);
    map.fitBounds(bounds, { ...toPadding(map, margins), maxZoom: way?.maxZoom });
  }
  return (
    <>
      <ZoomControl position="bottomright" zoomInTitle="Zoom in" zoomOutTitle="Zoom out" />
      <button
        type="button"
        ref={keepClick}
        data-covers="bottom"
        className={css.all}
        title={name}
        onClick={showAll}
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
