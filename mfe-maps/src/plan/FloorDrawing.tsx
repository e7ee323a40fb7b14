import type { Box, LevelPlan, PlaceId, Placement, View, Wing } from '@campusway/campus';
import { floorMarks, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { fadeOtherWing } from '../canvas/fade.ts';
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
import { within } from './within.ts';

interface FloorDrawingProps {
  readonly plan: LevelPlan;
  readonly placement: Placement & Pick<View, 'images'>;
  /** The wing of the screen; the other one is faded. */
  readonly wing?: Wing | undefined;
  /** Places with pins. */
  readonly pinned: ReadonlySet<PlaceId>;
  /** Covered parts of the map in its pixels; detected by default. */
  readonly avoid?: readonly Box[];
}

/** A floor on the map: the drawing below the route, its names above. */
export function FloorDrawing({ plan, placement, wing, pinned, avoid }: FloorDrawingProps) {
  const palette = usePalette();
  const fontReady = useFontReady();
  const scene = useMemo(() => toFloorScene(plan), [plan]);
  const own = useMemo(() => (wing ? plan : within(plan, placement)), [plan, placement, wing]);

  const paintDrawing = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      paint(pen, floorMarks(scene, pen.frame, pinned));
      if (wing) fadeOtherWing(pen, scene, wing);
    },
    [palette, placement, scene, pinned, wing],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured again when their font is loaded
  const paintLabels: PaintCanvas = useCallback(
    (context, viewport, obstacles, afterwards) => {
      const pen = { context, palette, frame: toFrame(placement, viewport) };
      const content = { floor: own, showsRooms: true, pinned, wing };
      const names = layOutNames(content, toLayoutContext(pen, obstacles(), avoid));
      afterwards(() => paintNames(pen, names));
    },
    [palette, placement, own, pinned, wing, avoid, fontReady],
  );

  // A wing's screen also shows the faded rest of the floor, beyond its image.
  const images = wing ? undefined : placement.images;
  return (
    <>
      <PlanCanvas pane={panes.plan} paint={paintDrawing} images={images} />
      <PlanCanvas pane={panes.labels} paint={paintLabels} />
    </>
  );
}
