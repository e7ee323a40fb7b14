import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { roundLength } from './round-length.ts';
import css from './ScaleBar.module.css';

/** CSS pixels that the bar may take. */
const longest = 110;

/** A bar of a round number of metres, in two fields as on a drawing. `scale` is plane units for each metre. */
export function ScaleBar({ scale }: { readonly scale: number }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    // What else has just moved the map may have done so before this listened.
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  const pixelsPerMetre = scale * map.getZoomScale(zoom, 0);
  const metres = roundLength(longest / pixelsPerMetre);
  return (
    <div className={css.bar}>
      <span className={css.fields} style={{ width: metres * pixelsPerMetre }} aria-hidden="true" />
      <span className={css.length}>{metres} m</span>
    </div>
  );
}
