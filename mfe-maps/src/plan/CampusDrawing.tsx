import type { Box, LevelPlan, Place, PlaceId, Placement } from '@campusway/campus';
import { campusMarks, floorMarks, roomScale, toCampusScene, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { fadeSurroundings } from '../canvas/fade.ts';
import { toFrame, type Viewport } from '../canvas/frame.ts';
import { paint } from '../canvas/paint.ts';
import { usePalette } from '../canvas/use-palette.ts';
import { layOutNames } from '../labels/lay-out-names.ts';
import { paintNames } from '../labels/paint-names.ts';
import { toLayoutContext } from '../labels/to-layout-context.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import type { PaintCanvas } from '../leaflet/canvas-layer.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { panes } from '../leaflet/panes.ts';

interface CampusDrawingProps {
  readonly plan: LevelPlan;
  /** Ground floor of the buildings. */
  readonly groundFloor: LevelPlan;
  /** An upper floor to show instead; the grounds are faded below it. */
  readonly upperFloor?: LevelPlan | undefined;
  readonly placement: Placement;
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
  /** Covered parts of the map in its pixels; detected by default. */
  readonly avoid?: readonly Box[];
}

/** The campus on the map: grounds and buildings below the route, names above. */
export function CampusDrawing(props: CampusDrawingProps) {
  const { plan, groundFloor, upperFloor, placement, places, pinned, avoid } = props;
  const palette = usePalette();
  const fontReady = useFontReady();
  const campus = useMemo(() => toCampusScene(plan, groundFloor), [plan, groundFloor]);
  const upper = useMemo(() => upperFloor && toFloorScene(upperFloor), [upperFloor]);

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paint(pen, campusMarks(campus, pen.frame, { chosen: pinned }));
      if (!upper) return;
      fadeSurroundings(pen);
      paint(pen, floorMarks(upper, pen.frame, pinned));
    },
    [palette, placement, campus, upper, pinned],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured again when their font is loaded
  const paintLabels: PaintCanvas = useCallback(
    (context, viewport, obstacles, afterwards) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      const content = upperFloor
        ? { floor: upperFloor, showsRooms: true, pinned }
        : { grounds: plan, floor: groundFloor, showsRooms: pen.frame.scale >= roomScale, places, pinned };
      const names = layOutNames(content, toLayoutContext(pen, obstacles(), avoid));
      afterwards(() => paintNames(pen, names));
    },
    [palette, placement, plan, groundFloor, upperFloor, places, pinned, avoid, fontReady],
  );

  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} />
      <PlanCanvas pane={panes.labels} paint={paintLabels} />
    </>
  );
}
