import type { PlaneBounds } from '@campusway/campus';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { CanvasLayer, type PaintCanvas } from './canvas-layer.ts';

interface PlanCanvasProps {
  /** Pieces of the plane in which it is laid out; without any it has no end. */
  readonly images?: readonly PlaneBounds[] | undefined;
  /** Name of the pane that it lies in. */
  readonly pane: string;
  /** Painted anew whenever this is another function: memoise it on what it draws. */
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
