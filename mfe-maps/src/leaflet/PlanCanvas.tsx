import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { CanvasLayer, type PaintCanvas } from './canvas-layer.ts';

interface PlanCanvasProps {
  /** Name of the pane that it lies in. */
  readonly pane: string;
  /** Painted anew whenever this is another function: memoise it on what it draws. */
  readonly paint: PaintCanvas;
}

export function PlanCanvas({ pane, paint }: PlanCanvasProps) {
  const map = useMap();
  const [layer] = useState(() => new CanvasLayer(pane, paint));
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, layer]);
  useEffect(() => layer.setPaint(paint), [layer, paint]);
  return null;
}
