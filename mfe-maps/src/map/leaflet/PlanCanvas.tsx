import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { CanvasLayer, type CanvasLayerOptions, type PaintCanvas } from './canvas-layer.ts';
import { wantsMotion } from './clearance.ts';
import { usePlane } from './plane.tsx';

interface PlanCanvasProps extends Omit<CanvasLayerOptions, 'placement'> {
  /** A new function repaints the canvas: memoise it. */
  readonly paint: PaintCanvas;
}

export function PlanCanvas({ pane, images, paint }: PlanCanvasProps) {
  const { map, placement } = usePlane();
  const [layer] = useState(() => new CanvasLayer(paint, { pane, placement, images }));
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  useEffect(() => layer.setPaint(paint), [layer, paint]);
  return null;
}

/** Fades from one floor to another: a copy of each canvas disappears in 200 ms. */
export function FadeFloor({ floor }: { readonly floor: number }) {
  const map = useMap();
  const shown = useRef(floor);
  // Before the canvases are repainted or removed.
  useLayoutEffect(() => {
    if (shown.current === floor) return;
    shown.current = floor;
    if (!wantsMotion()) return;
    for (const canvas of map.getContainer().querySelectorAll('canvas')) {
      if (canvas.width === 0 || canvas.height === 0) continue;
      const copy = canvas.cloneNode() as HTMLCanvasElement;
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      canvas.after(copy);
      const fade = copy.animate({ opacity: [1, 0] }, { duration: 200, easing: 'ease-out' });
      fade.onfinish = () => copy.remove();
    }
  }, [map, floor]);
  return null;
}
