import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet 1.9 ends a zoom on a timer of its own, also for a map that was left meanwhile, and then fails on it (Leaflet/Leaflet#9575). */
export function EndZoom() {
  const map = useMap();
  useEffect(() => {
    map.on('unload', endZoom);
    // The map is removed first, and says so while it listens.
    return () => void map.off('unload', endZoom);
  }, [map]);
  return null;
}

/** What the timer asks before it does anything. */
function endZoom({ target }: { target: LeafletMap & { _animatingZoom?: boolean } }): void {
  target._animatingZoom = false;
}
