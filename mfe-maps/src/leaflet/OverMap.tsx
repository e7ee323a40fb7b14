import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

/** What stands on the map beside its panes: a press on it is none on the map. The element around the map must be positioned. */
export function OverMap({ children }: { readonly children: ReactNode }) {
  const around = useMap().getContainer().parentElement;
  return around && createPortal(children, around);
}
