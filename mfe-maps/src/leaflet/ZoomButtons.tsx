import type { PlaneBounds, PlanePoint } from '@campusway/campus';
import { expandIcon, Icon } from '@campusway/ui-kit';
import { DomEvent } from 'leaflet';
import { useMap, ZoomControl } from 'react-leaflet';
import { aroundPins, toPadding } from './clearance.ts';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';
import css from './ZoomButtons.module.css';

/** What one wants to see again from anywhere on the map, and the zoom at which it is close enough. */
export interface WholeWay {
  readonly points: readonly PlanePoint[];
  readonly closest: number;
}

interface ZoomButtonsProps {
  readonly whole: PlaneBounds;
  /** The way on the shown plan, in place of the whole plan. */
  readonly way?: WholeWay | undefined;
}

/** Larger, smaller, and all of it at once, in the corner that a thumb reaches. */
export function ZoomButtons({ whole, way }: ZoomButtonsProps) {
  const map = useMap();
  const name = way ? 'Back to the route' : 'Show the whole plan';
  function showAll(): void {
    const margins = way ? aroundPins : { top: 4, end: 4, bottom: 4, start: 4 };
    const bounds = toLatLngBounds(way?.points ?? whole);
    map.fitBounds(bounds, { ...toPadding(map, margins), maxZoom: way?.closest });
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

/** The map below would take a press on the button for one on the plan. */
function keepClick(button: HTMLElement | null): void {
  if (button) DomEvent.disableClickPropagation(button);
}
