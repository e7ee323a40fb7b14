import type { LevelPlan, Place, PlaceId, Placement } from '@campusway/campus';
import { useCallback, useMemo } from 'react';
import { campusLabels } from '../labels/campus-labels.ts';
import { createMeasure, paintLabels } from '../labels/paint-labels.ts';
import { placeLabels } from '../labels/place-labels.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { panes } from '../leaflet/panes.ts';
import { paintCampus, toCampusScene } from '../plan/campus-scene.ts';
import { toFrame, type Viewport } from '../plan/frame.ts';
import { paintPictograms } from '../plan/paint-pictograms.ts';
import { usePalette } from '../plan/use-palette.ts';

interface CampusDrawingProps {
  readonly plan: LevelPlan;
  /** Stands on the grounds as the academic block. */
  readonly groundFloor: LevelPlan;
  readonly placement: Placement;
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
}

/** The campus on the map: grounds and buildings below the route, names above. */
export function CampusDrawing({ plan, groundFloor, placement, places, pinned }: CampusDrawingProps) {
  const palette = usePalette();
  const fontReady = useFontReady();
  const scene = useMemo(() => toCampusScene(plan, groundFloor), [plan, groundFloor]);

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      paintCampus({ context, palette, frame: toFrame(placement, viewport) }, scene);
    },
    [palette, placement, scene],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured anew once their font has come
  const paintNames = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paintPictograms(pen, plan);
      const wishes = campusLabels(plan, pen.frame, { places, pinned });
      paintLabels(context, placeLabels(wishes, createMeasure(context)), pen);
    },
    [palette, placement, plan, places, pinned, fontReady],
  );

  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} />
      <PlanCanvas pane={panes.labels} paint={paintNames} />
    </>
  );
}
