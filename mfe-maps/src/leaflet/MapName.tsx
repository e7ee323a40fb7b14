import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet makes its container focusable without saying what it is, and its lines pictures without a name. */
export function MapName({ name }: { readonly name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
    // The way is said in words beside the map.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  }, [map, name]);
  return null;
}
