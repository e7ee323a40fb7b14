import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

/** Overlay beside the map's panes, so that clicks on it do not reach the map. The parent of the map must be positioned. */
export function OverMap({ children }: { readonly children: ReactNode }) {
  const around = useMap().getContainer().parentElement;
  return around && createPortal(children, around);
}
