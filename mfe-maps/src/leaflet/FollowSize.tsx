import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet observes the size of the window, but not of the map. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  return null;
}
