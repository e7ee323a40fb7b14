import type { LevelPlan, PlaceId, Placement, View, Wing } from '@campusway/campus';
import { floorMarks, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { fadeOtherWing } from '../canvas/fade.ts';
import { type Pen, paint } from '../canvas/paint.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import { within } from './within.ts';

interface FloorDrawingProps {
  readonly plan: LevelPlan;
  readonly placement: Placement & Pick<View, 'images'>;
  /** The wing of the screen; the other one is faded. */
  readonly wing?: Wing | undefined;
  /** Places with pins. */
  readonly pinned: ReadonlySet<PlaceId>;
}

/** A floor on the map. */
export function FloorDrawing({ plan, placement, wing, pinned }: FloorDrawingProps) {
  const scene = useMemo(() => toFloorScene(plan), [plan]);
  const own = useMemo(() => (wing ? plan : within(plan, placement)), [plan, placement, wing]);
  const paintPlan = useCallback(
    (pen: Pen) => {
      paint(pen, floorMarks(scene, pen.frame, pinned));
      if (wing) fadeOtherWing(pen, scene, wing);
    },
    [scene, pinned, wing],
  );
  const namesOn = useCallback(() => ({ floor: own, showsRooms: true, pinned, wing }), [own, pinned, wing]);
  // A wing's screen also shows the faded rest of the floor, beyond its image.
  const images = wing ? undefined : placement.images;
  return <PlanDrawing placement={placement} images={images} paintPlan={paintPlan} namesOn={namesOn} />;
}
