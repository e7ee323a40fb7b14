import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet notices when the window changes its size, not when the map alone does. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  return null;
}
