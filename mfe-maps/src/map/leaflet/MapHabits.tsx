import { type Map as LeafletMap, Point as LeafletPoint, latLngBounds } from 'leaflet';
import { useEffect, useId } from 'react';
import { useMapEvents } from 'react-leaflet';
import { measureCovers, type ZoomingMap } from './clearance.ts';
import { usePlane } from './plane.tsx';

interface MapHabitsProps {
  readonly name: string;
  /** The map is within a page: one finger scrolls the page vertically or moves the plan horizontally; two fingers zoom. */
  readonly inPage: boolean;
  /** Without it the map has fixed bounds. */
  readonly staysInSight: boolean;
}

/** Behaviour that Leaflet's map lacks. */
export function MapHabits({ name, inPage, staysInSight }: MapHabitsProps) {
  const { whole } = usePlane();
  const keys = useId();
  const map: ZoomingMap = useMapEvents({
    // Workaround: Leaflet 1.9 ends a zoom animation by a timer, which fails for a removed map (Leaflet/Leaflet#9575).
    unload: () => {
      map._animatingZoom = false;
    },
  });
  useEffect(() => (inPage ? followGestures(map, staysInSight) : undefined), [map, inPage, staysInSight]);
  useEffect(() => {
    /** Keeps the middle of the uncovered part of the map on the plan, at every zoom. */
    function limit(): void {
      const { top, end, bottom, start } = measureCovers(map);
      const shift = new LeafletPoint(end - start, bottom - top).divideBy(2);
      const half = map.getSize().divideBy(2);
      const [from, to] = [map.project(whole.getNorthWest()), map.project(whole.getSouthEast())];
      const corners = [from.subtract(half).add(shift), to.add(half).add(shift)];
      map.options.maxBounds = latLngBounds(corners.map((corner) => map.unproject(corner)));
    }
    if (staysInSight) map.on('zoom moveend resize', limit);
    return () => void map.off('zoom moveend resize', limit);
  }, [map, staysInSight, whole]);
  useEffect(() => {
    const container = map.getContainer();
    // Leaflet's focusable container; its unnamed lines are hidden, as the directions beside the map describe the route.
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
    container.setAttribute('aria-describedby', keys);
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
    // Leaflet focuses the map by script, as a keyboard does for `:focus-visible`.
    container.onpointerdown = () => container.setAttribute('data-pointed', '');
    container.onblur = () => container.removeAttribute('data-pointed');
    // Leaflet observes the size of the window, but not of the map. Hidden in print, the map keeps its view.
    const sizes = new ResizeObserver(
      () => container.clientWidth > 0 && map.invalidateSize({ animate: false }),
    );
    sizes.observe(container);
    return () => sizes.disconnect();
  }, [map, name, keys]);
  return (
    <span id={keys} hidden>
      Arrow keys move the plan, + and − zoom.
    </span>
  );
}

/** Distance in CSS pixels that decides the direction of a finger; less than the threshold of Leaflet and browsers. */
const slop = 2;

/**
 * Lets the page scroll over the map: Leaflet handles every touch; here a vertical swipe scrolls the page. With `zooms` the wheel
 * zooms while Ctrl is pressed, as two fingers on a touchpad send it.
 */
function followGestures(map: LeafletMap, zooms: boolean): () => void {
  const container = map.getContainer();
  let start: Touch | undefined;
  const handlers = {
    touchstart({ touches }: TouchEvent) {
      start = touches.length === 1 ? touches[0] : undefined;
      if (touches.length > 1) map.dragging.enable();
    },
    touchmove({ touches: [finger] }: TouchEvent) {
      if (!start || !finger) return;
      const across = Math.abs(finger.clientX - start.clientX);
      const down = Math.abs(finger.clientY - start.clientY);
      if (across + down < slop) return;
      start = undefined;
      if (down > across) map.dragging.disable();
    },
    wheel: ({ ctrlKey }: WheelEvent) => void map.scrollWheelZoom[zooms && ctrlKey ? 'enable' : 'disable'](),
    touchend: onEnd,
    touchcancel: onEnd,
  };
  function onEnd({ touches }: TouchEvent): void {
    if (touches.length === 0) map.dragging.enable();
  }
  const listening = new AbortController();
  // In the capture phase, before Leaflet handles the event.
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const [event, handle] of Object.entries(handlers))
    container.addEventListener(event, handle as EventListener, options);
  return () => listening.abort();
}
