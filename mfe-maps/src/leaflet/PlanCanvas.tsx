import type { PlaneBounds } from '@campusway/campus';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { CanvasLayer, type PaintCanvas } from './canvas-layer.ts';

interface PlanCanvasProps {
  /** Bounds of its pieces on the plane; unbounded by default. */
  readonly images?: readonly PlaneBounds[] | undefined;
  /** Name of its pane. */
  readonly pane: string;
  /** A new function repaints the canvas: memoise it. */
  readonly paint: PaintCanvas;
}

export function PlanCanvas({ images, pane, paint }: PlanCanvasProps) {
  const map = useMap();
  const [layer] = useState(() => new CanvasLayer(pane, paint, images));
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, layer]);
  useEffect(() => layer.setPaint(paint), [layer, paint]);
  return null;
}
