import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Workaround: Leaflet 1.9 ends a zoom animation by a timer, which fails for a removed map (Leaflet/Leaflet#9575). */
export function StopZoomOnUnload() {
  const map = useMap();
  useEffect(() => {
    map.on('unload', endZoom);
    // The map is removed before this cleanup, so the handler still receives `unload`.
    return () => void map.off('unload', endZoom);
  }, [map]);
  return null;
}

/** The timer does nothing without this flag. */
function endZoom({ target }: { target: LeafletMap & { _animatingZoom?: boolean } }): void {
  target._animatingZoom = false;
}
