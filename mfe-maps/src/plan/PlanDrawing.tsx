import type { Placement, PlaneBounds } from '@campusway/campus';
import { useCallback } from 'react';
import { toFrame, type Viewport } from '../canvas/frame.ts';
import type { Pen } from '../canvas/paint.ts';
import { usePalette } from '../canvas/palette.ts';
import { layOutNames, type NamesOf } from '../labels/lay-out-names.ts';
import { createMeasure, paintNames } from '../labels/paint-names.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import { type PaintCanvas, panes } from '../leaflet/canvas-layer.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';

/** CSS pixels of 1rem at the browser's default font size. */
const defaultRem = 16;

interface PlanDrawingProps {
  readonly placement: Placement;
  /** Bounds of the drawing's pieces on the plane; unbounded by default. */
  readonly images?: readonly PlaneBounds[] | undefined;
  /** A new function repaints the drawing: memoise it. */
  readonly paintPlan: (pen: Pen) => void;
  /** A new function places the names again: memoise it. */
  readonly namesOn: (pen: Pen) => NamesOf;
}

/** A plan on the map: the drawing below the route, its names above. */
export function PlanDrawing({ placement, images, paintPlan, namesOn }: PlanDrawingProps) {
  const palette = usePalette();
  const fontReady = useFontReady();

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) =>
      paintPlan({ context, palette, frame: toFrame(placement, viewport) }),
    [palette, placement, paintPlan],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured again when their font is loaded
  const paintLabels: PaintCanvas = useCallback(
    (context, viewport, obstacles, afterwards) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / defaultRem;
      const measure = createMeasure(context);
      const names = layOutNames(namesOn(pen), { frame: pen.frame, measure, obstacles: obstacles(), letters });
      afterwards(() => paintNames(pen, names));
    },
    [palette, placement, namesOn, fontReady],
  );

  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} images={images} />
      <PlanCanvas pane={panes.labels} paint={paintLabels} />
    </>
  );
}
