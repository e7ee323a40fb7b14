import type { PlaneBounds } from '@campusway/campus';
import { expandIcon, Icon } from '@campusway/ui-kit';
import { DomEvent } from 'leaflet';
import { useMap, ZoomControl } from 'react-leaflet';
import { toPadding } from './clearance.ts';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';
import css from './ZoomButtons.module.css';

/** Larger, smaller, and all of it at once, in the corner that a thumb reaches. */
export function ZoomButtons({ whole }: { readonly whole: PlaneBounds }) {
  const map = useMap();
  function showAll(): void {
    map.fitBounds(toLatLngBounds(whole), toPadding(map, { top: 4, end: 4, bottom: 4, start: 4 }));
  }
  return (
    <>
      <ZoomControl position="bottomright" zoomInTitle="Zoom in" zoomOutTitle="Zoom out" />
      <button
        type="button"
        ref={keepClick}
        data-covers="bottom"
        className={css.all}
        title="Show the whole plan"
        onClick={showAll}
      >
        <Icon of={expandIcon} />
        <span className="visually-hidden">Show the whole plan</span>
      </button>
    </>
  );
}

/** The map below would take a press on the button for one on the plan. */
function keepClick(button: HTMLElement | null): void {
  if (button) DomEvent.disableClickPropagation(button);
}
