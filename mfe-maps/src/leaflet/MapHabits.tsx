import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { followTouch } from './follow-touch.ts';

interface MapHabitsProps {
  /** Accessible name of the map. */
  readonly name: string;
  /** The map is within a page: one finger scrolls the page vertically or moves the plan horizontally; two fingers zoom. */
  readonly inPage: boolean;
}

/** What Leaflet's map lacks. */
export function MapHabits({ name, inPage }: MapHabitsProps) {
  const map = useMap();
  useEffect(() => setName(map, name), [map, name]);
  useEffect(() => (inPage ? followTouch(map) : undefined), [map, inPage]);
  useEffect(() => followSize(map), [map]);
  useEffect(() => stopZoomOnUnload(map), [map]);
  return null;
}

/** Names Leaflet's focusable container, and hides its unnamed lines from screen readers. */
function setName(map: LeafletMap, name: string): void {
  const container = map.getContainer();
  container.setAttribute('role', 'group');
  container.setAttribute('aria-label', name);
  // The directions beside the map describe the route.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
}

/** Leaflet observes the size of the window, but not of the map. */
function followSize(map: LeafletMap): () => void {
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(map.getContainer());
  return () => sizes.disconnect();
}

/** Workaround: Leaflet 1.9 ends a zoom animation by a timer, which fails for a removed map (Leaflet/Leaflet#9575). */
function stopZoomOnUnload(map: LeafletMap): () => void {
  map.on('unload', endZoom);
  // The map is removed before this cleanup, so the handler still receives `unload`.
  return () => void map.off('unload', endZoom);
}

/** The timer does nothing without this flag. */
function endZoom({ target }: { target: LeafletMap & { _animatingZoom?: boolean } }): void {
  target._animatingZoom = false;
}
