import type { LevelPlan, Place, PlaceId, Placement } from '@campusway/campus';
import { campusMarks, floorMarks, roomScale, toCampusScene, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { campusLabels } from '../labels/campus-labels.ts';
import { floorLabels } from '../labels/floor-labels.ts';
import { createMeasure, paintLabels } from '../labels/paint-labels.ts';
import { placeLabels } from '../labels/place-labels.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { panes } from '../leaflet/panes.ts';
import { toFrame, type Viewport } from '../painter/frame.ts';
import { paint, paintPictograms } from '../painter/paint.ts';
import { usePalette } from '../painter/use-palette.ts';
import { paintHaze } from '../painter/veil.ts';

interface CampusDrawingProps {
  readonly plan: LevelPlan;
  /** Stands on the grounds as the academic block. */
  readonly groundFloor: LevelPlan;
  /** An upper floor that is shown in its place; the grounds then lie in a haze below it. */
  readonly upperFloor?: LevelPlan | undefined;
  readonly placement: Placement;
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
}

/** The campus on the map: grounds and buildings below the route, names above. */
export function CampusDrawing(props: CampusDrawingProps) {
  const { plan, groundFloor, upperFloor, placement, places, pinned } = props;
  const palette = usePalette();
  const fontReady = useFontReady();
  const campus = useMemo(() => toCampusScene(plan, groundFloor), [plan, groundFloor]);
  const upper = useMemo(() => upperFloor && toFloorScene(upperFloor), [upperFloor]);

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paint(pen, campusMarks(campus, pen.frame, { chosen: pinned }));
      if (!upper) return;
      paintHaze(pen);
      paint(pen, floorMarks(upper, pen.frame, pinned));
    },
    [palette, placement, campus, upper, pinned],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured anew once their font has come
  const paintNames = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      const floor = upperFloor ?? groundFloor;
      const showsRooms = pen.frame.scale >= roomScale || upperFloor !== undefined;
      if (!upperFloor) paintPictograms(pen, plan);
      if (showsRooms) paintPictograms(pen, floor);
      const wishes = [
        ...(upperFloor ? [] : campusLabels(plan, pen.frame, { places, pinned, showsRooms })),
        ...(showsRooms ? floorLabels(floor, pen.frame, { pinned }) : []),
      ];
      paintLabels(context, placeLabels(wishes, createMeasure(context)), pen);
    },
    [palette, placement, plan, groundFloor, upperFloor, places, pinned, fontReady],
  );

  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} />
      <PlanCanvas pane={panes.labels} paint={paintNames} />
    </>
  );
}
