import type { Map as LeafletMap } from 'leaflet';

/** Distance in CSS pixels that decides the direction of a finger; less than the threshold of Leaflet and browsers. */
const slop = 2;

/**
 * Lets the page scroll over the map. Leaflet handles every touch; here a vertical swipe scrolls the page.
 */
export function followTouch(map: LeafletMap): () => void {
  const container = map.getContainer();
  let start: Touch | undefined;

  function onStart({ touches }: TouchEvent): void {
    start = touches.length === 1 ? touches[0] : undefined;
    if (touches.length > 1) map.dragging.enable();
  }

  function onMove({ touches }: TouchEvent): void {
    const finger = touches[0];
    if (!start || !finger) return;
    const [across, down] = [
      Math.abs(finger.clientX - start.clientX),
      Math.abs(finger.clientY - start.clientY),
    ];
    if (across + down < slop) return;
    start = undefined;
    if (down > across) map.dragging.disable();
  }

  function onEnd({ touches }: TouchEvent): void {
    if (touches.length === 0) map.dragging.enable();
  }

  // In the capture phase, before Leaflet handles the event.
  const options = { capture: true, passive: true } as const;
  container.addEventListener('touchstart', onStart, options);
  container.addEventListener('touchmove', onMove, options);
  container.addEventListener('touchend', onEnd, options);
  container.addEventListener('touchcancel', onEnd, options);
  return () => {
    container.removeEventListener('touchstart', onStart, options);
    container.removeEventListener('touchmove', onMove, options);
    container.removeEventListener('touchend', onEnd, options);
    container.removeEventListener('touchcancel', onEnd, options);
  };
}
