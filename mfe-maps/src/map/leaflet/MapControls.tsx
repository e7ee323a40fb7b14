import type { Point } from '@campusway/campus';
import { roundLength } from '@campusway/campus/directions';
import { expandIcon, Icon, styles } from '@campusway/ui-kit';
import { DomEvent } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { aroundPins, evenly, fitMap, toPadding } from './clearance.ts';
import css from './MapControls.module.css';
import { usePlane } from './plane.tsx';

/** Points of the reset view, and its maximum scale in CSS pixels per metre. */
export interface ResetView {
  readonly name?: string | undefined;
  readonly points: readonly Point[] | 'whole';
  readonly maxScale: number;
  /** Another floor or a single step is shown. */
  readonly onShow?: (() => void) | undefined;
}

/** Zoom in, zoom out and reset, to the route or the whole plan, in the corner in reach of the thumb. */
export function ZoomButtons({ way }: { readonly way: ResetView | undefined }) {
  const { map, whole, toBounds, zoomAt } = usePlane();
  const zoom = useZoom();
  const { name = 'Show the whole plan', points = 'whole', maxScale = Infinity } = way ?? {};
  function reset(): void {
    way?.onShow?.();
    const isWhole = points === 'whole';
    const padding = toPadding(map, isWhole ? evenly(4) : aroundPins);
    const bounds = isWhole ? whole : toBounds(points);
    if (points.length > 0) fitMap({ map, whole }, bounds, { ...padding, maxZoom: zoomAt(maxScale) });
  }
  const zooms = [
    { title: 'Zoom in', sign: '+', by: 0.5, limit: map.getMaxZoom() },
    { title: 'Zoom out', sign: '−', by: -0.5, limit: map.getMinZoom() },
  ];
  return (
    <div ref={keepClicks} className={`${styles.box} ${css.zoom}`} data-covers="bottom">
      {zooms.map(({ title, sign, by, limit }) => (
        <button
          key={title}
          type="button"
          // The only name: beside another, a title is a description.
          title={title}
          aria-disabled={zoom === limit}
          onClick={({ shiftKey, detail }) => {
            map.setZoom(map.getZoom() + by * (shiftKey ? 3 : 1));
            // After a click of a pointer, keys move the map.
            if (detail > 0) map.getContainer().focus();
          }}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      <button type="button" title={name} onClick={reset}>
        <Icon of={expandIcon} />
      </button>
    </div>
  );
}

/** Prevents clicks on the buttons from reaching the map. */
function keepClicks(buttons: HTMLElement | null): void {
  if (buttons) DomEvent.disableClickPropagation(buttons);
}

function useZoom(): number {
  const map = useMap();
  const subscribe = (onChange: () => void) => {
    map.on('zoomend', onChange);
    return () => void map.off('zoomend', onChange);
  };
  return useSyncExternalStore(subscribe, () => map.getZoom());
}

/** Maximum width of the bar, CSS pixels. */
const maxWidth = 110;

/** Scale bar for a round number of metres, in two fields, and a north arrow. */
export function ScaleAndNorth() {
  const pixelsPerMetre = usePlane().scaleAt(useZoom());
  const metres = roundLength(maxWidth / pixelsPerMetre);
  return (
    <>
      <div className={css.bar}>
        <span style={{ width: metres * pixelsPerMetre }} aria-hidden="true" />
        <span className="tabular">{metres} m</span>
      </div>
      {/* All plans have north at the top. */}
      <svg className={css.arrow} viewBox="0 0 32 44" role="img" aria-label="North is up">
        <path d="M16 14 16 36 8 41z" />
        <path fill="var(--plan-ground)" d="M16 14 16 36 24 41z" />
        <text x="16" y="11" textAnchor="middle">
          N
        </text>
      </svg>
    </>
  );
}
