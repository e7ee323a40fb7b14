import type { Map as LeafletMap } from 'leaflet';

/** CSS pixels that a finger moves before it is clear where it goes; less than Leaflet and browsers wait for. */
const slop = 2;

/**
 * Keeps the map from trapping the page's scroll. Leaflet claims every finger; here a finger that starts upwards or
 * downwards belongs to the page until it is lifted.
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

  // In the capture phase, so that the decision falls before Leaflet sees the event.
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
