import { useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

/** Fades from one floor to another. */
export function FadeFloor({ floor }: { readonly floor: number }) {
  const map = useMap();
  const shown = useRef(floor);
  // Before the canvases are repainted or removed.
  useLayoutEffect(() => {
    if (shown.current === floor) return;
    shown.current = floor;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const canvas of map.getContainer().querySelectorAll('canvas')) fadeOut(canvas);
  }, [map, floor]);
  return null;
}

/** Fades out a copy of the canvas for 200 ms. */
function fadeOut(canvas: HTMLCanvasElement): void {
  if (canvas.width === 0 || canvas.height === 0) return;
  const copy = canvas.cloneNode() as HTMLCanvasElement;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  canvas.after(copy);
  const fade = copy.animate({ opacity: [1, 0] }, { duration: 200, easing: 'ease-out' });
  fade.onfinish = () => copy.remove();
}
