import type { LevelPlan } from '@campusway/campus';
import { college, loadPart } from '@campusway/platform';
import { use } from 'react';
import { isGroundFloor } from '../routing/floor-of.ts';

/** Plans for the drawing of a floor. */
export interface FloorPlans {
  /** The grounds. */
  readonly plan: LevelPlan;
  readonly groundFloor: LevelPlan;
  /** The floor itself, unless it is the ground floor. */
  readonly upperFloor?: LevelPlan | undefined;
}

/** Suspends until the plans of a floor are loaded; all are requested before the first is awaited. */
export function useFloorPlans(floor: number): FloorPlans {
  const upper = isGroundFloor(floor) ? undefined : college.loadPlan(floor);
  return { ...useGrounds(), upperFloor: upper && use(upper) };
}

/** Suspends until the plans of the grounds are loaded; needs no other part of the college. */
export function useGrounds(): FloorPlans {
  const [grounds, ground] = [loadPart('plan/outdoors'), college.loadGroundFloor()];
  return { plan: use(grounds), groundFloor: use(ground) };
}
