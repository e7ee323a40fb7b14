import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { roundLength } from './round-length.ts';
import css from './ScaleBar.module.css';

/** Maximum width of the bar, CSS pixels. */
const maxWidth = 110;

/** Scale bar for a round number of metres, in two fields. `scale` is plane units per metre. */
export function ScaleBar({ scale }: { readonly scale: number }) {
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
    <div className={css.bar}>
      <span className={css.fields} style={{ width: metres * pixelsPerMetre }} aria-hidden="true" />
      <span className={css.length}>{metres} m</span>
    </div>
  );
}
