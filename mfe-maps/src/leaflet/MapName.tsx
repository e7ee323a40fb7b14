import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet makes its container focusable without saying what it is. */
export function MapName({ name }: { readonly name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
  }, [map, name]);
  return null;
}
