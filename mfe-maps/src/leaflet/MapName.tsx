import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Names Leaflet's focusable container, and hides its unnamed lines from screen readers. */
export function MapName({ name }: { readonly name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
    // The directions beside the map describe the route.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  }, [map, name]);
  return null;
}
