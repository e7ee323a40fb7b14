import type { Place, PlaceId, Placement } from '@campusway/campus';
import { campusMarks, floorMarks, toCampusScene, toFloorScene } from '@campusway/campus/scene';
import { useCallback, useMemo } from 'react';
import { fadeSurroundings } from '../canvas/fade.ts';
import { type Pen, paint } from '../canvas/paint.ts';
import { namesOf } from './names-of.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import type { FloorPlans } from './use-floor-plans.ts';

interface CampusDrawingProps {
  /** An upper floor is shown over the faded grounds. */
  readonly plans: FloorPlans;
  readonly placement: Placement;
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
}

/** The campus on the map: grounds and buildings. */
export function CampusDrawing({ plans, placement, places, pinned }: CampusDrawingProps) {
  const { plan, groundFloor, upperFloor } = plans;
  const campus = useMemo(() => toCampusScene(plan, groundFloor), [plan, groundFloor]);
  const upper = useMemo(() => upperFloor && toFloorScene(upperFloor), [upperFloor]);
  const paintPlan = useCallback(
    (pen: Pen) => {
      paint(pen, campusMarks(campus, pen.frame, { chosen: pinned }));
      if (!upper) return;
      fadeSurroundings(pen);
      paint(pen, floorMarks(upper, pen.frame, pinned));
    },
    [campus, upper, pinned],
  );
  const namesOn = useCallback(
    ({ frame }: Pen) => namesOf({ plan, groundFloor, upperFloor }, { frame, places, pinned }),
    [plan, groundFloor, upperFloor, places, pinned],
  );
  return <PlanDrawing placement={placement} paintPlan={paintPlan} namesOn={namesOn} />;
}
