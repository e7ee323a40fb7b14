import type { LevelPlan, PlaceId, Placement, View, Wing } from '@campusway/campus';
import { floorMarks, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { floorLabels } from '../labels/floor-labels.ts';
import { createMeasure, paintLabels } from '../labels/paint-labels.ts';
import { placeLabels } from '../labels/place-labels.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import { wingTitles } from '../labels/wing-titles.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { panes } from '../leaflet/panes.ts';
import { toFrame, type Viewport } from '../painter/frame.ts';
import { paint, paintPictograms } from '../painter/paint.ts';
import { usePalette } from '../painter/use-palette.ts';
import { paintVeil } from '../painter/veil.ts';
import { within } from '../painter/within.ts';

interface FloorDrawingProps {
  readonly plan: LevelPlan;
  readonly placement: Placement & Pick<View, 'images'>;
  /** The wing that the screen is about; the other one is only hinted at. */
  readonly wing?: Wing | undefined;
  /** Places under the pins. */
  readonly pinned: ReadonlySet<PlaceId>;
}

/** A floor on the map: the drawing below the route, its names above. */
export function FloorDrawing({ plan, placement, wing, pinned }: FloorDrawingProps) {
  const palette = usePalette();
  const fontReady = useFontReady();
  const scene = useMemo(() => toFloorScene(plan), [plan]);
  const own = useMemo(() => (wing ? plan : within(plan, placement)), [plan, placement, wing]);

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paint(pen, floorMarks(scene, pen.frame, pinned));
      if (wing) paintVeil(pen, scene, wing);
    },
    [palette, placement, scene, pinned, wing],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured anew once their font has come
  const paintNames = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paintPictograms(pen, own, wing);
      const wishes = [...wingTitles(own, pen.frame, wing), ...floorLabels(own, pen.frame, { pinned, wing })];
      paintLabels(context, placeLabels(wishes, createMeasure(context)), pen);
    },
    [palette, placement, own, pinned, wing, fontReady],
  );

  // A wing's own screen hints at the rest of the floor, beyond its image.
  const images = wing ? undefined : placement.images;
  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} images={images} />
      <PlanCanvas pane={panes.labels} paint={paintNames} />
    </>
  );
}
