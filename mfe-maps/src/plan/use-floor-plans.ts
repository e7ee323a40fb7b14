import { type LevelPlan, outdoors } from '@campusway/campus';
import { college } from '@campusway/platform';
import { use } from 'react';
import { isGroundFloor } from '../routing/floor-of.ts';

/** Plans for the drawing of a floor. */
export interface FloorPlans {
  /** The grounds. */
  readonly plan: LevelPlan;
  readonly groundFloor: LevelPlan;
  /** The floor itself, unless it is the ground floor. */
  readonly upperFloor: LevelPlan | undefined;
}

/** Suspends until the plans of a floor are loaded; all are requested before the first is awaited. */
export function useFloorPlans(floor: number): FloorPlans {
  const [grounds, ground, upper] = [
    college.loadPlan(outdoors),
    college.loadGroundFloor(),
    isGroundFloor(floor) ? undefined : college.loadPlan(floor),
  ];
  return { plan: use(grounds), groundFloor: use(ground), upperFloor: upper && use(upper) };
}
