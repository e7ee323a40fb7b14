import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import css from './ScaleAndNorth.module.css';

/** Maximum width of the bar, CSS pixels. */
const maxWidth = 110;

/** Scale bar for a round number of metres, in two fields, and a north arrow. `scale` is plane units per metre. */
export function ScaleAndNorth({ scale }: { readonly scale: number }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    // The map may have moved before this listener was added.
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  const pixelsPerMetre = scale * map.getZoomScale(zoom, 0);
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
        <path className={css.dark} d="M16 14 16 36 8 41z" />
        <path className={css.light} d="M16 14 16 36 24 41z" />
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
