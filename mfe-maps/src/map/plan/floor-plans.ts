import { type LevelPlan, outdoors, type Placement, type PlanUnit, type Point } from '@campusway/campus';
import type { Frame, NamesOf } from '@campusway/campus/labels';
import { roomScale } from '@campusway/campus/scene';
import { closedNow, college, loadPart } from '@campusway/platform';
import { use, useMemo } from 'react';
import { floorOf, isGroundFloor } from '../../journey/floor-of.ts';

export interface FloorPlans {
  /** The grounds. */
  readonly plan: LevelPlan;
  readonly groundFloor: LevelPlan;
  /** The floor itself, unless it is the ground floor. */
  readonly upperFloor?: LevelPlan | undefined;
  /** The rooms of the ground floor are drawn at every scale, as those of an upper one. */
  readonly opens?: boolean | undefined;
}

/** Suspends until the plans of a floor are loaded; all are requested before the first is awaited. */
export function useFloorPlans(floor: number): FloorPlans {
  const upper = isGroundFloor(floor) ? undefined : college.loadPlan(floor);
  const [grounds, ground] = [loadPart('plan/outdoors'), college.loadGroundFloor()];
  return usePlans({ plan: use(grounds), groundFloor: use(ground), upperFloor: upper && use(upper) });
}

/** The grounds, or a floor alone; both parts are requested before the first is awaited. */
export function useOwnPlans(level: number): FloorPlans {
  const [own, ground] = [college.loadPlan(level), level === outdoors ? college.loadGroundFloor() : undefined];
  const plan = use(own);
  const groundFloor = ground && use(ground);
  return usePlans(groundFloor ? { plan, groundFloor } : { plan, groundFloor: plan, upperFloor: plan });
}

/** One object for the same plans, for memos. */
function usePlans({ plan, groundFloor, upperFloor }: FloorPlans): FloorPlans {
  return useMemo(() => ({ plan, groundFloor, upperFloor }), [plan, groundFloor, upperFloor]);
}

/** What is drawn: an upper floor, or the ground floor and the grounds. */
export function unitsOf({ plan, groundFloor, upperFloor }: FloorPlans): readonly PlanUnit[] {
  return upperFloor?.units ?? [...groundFloor.units, ...plan.units];
}

type Shown = Required<Pick<NamesOf, 'places' | 'pinned'>> & { readonly frame: Frame };

/** What has a name on a plan of the campus: the rooms of an upper floor, or the grounds and, close enough, the ground floor. */
export function namesOf(plans: FloorPlans, { frame, places, pinned }: Shown): NamesOf {
  const { plan, groundFloor, upperFloor, opens } = plans;
  if (upperFloor) return { floor: upperFloor, showsRooms: true, pinned, closed: closedOn(upperFloor.level) };
  const closed = closedOn(groundFloor.level);
  const showsRooms = opens || frame.scale >= roomScale;
  return { grounds: plan, floor: groundFloor, showsRooms, places, pinned, closed };
}

/** Signs of what is closed now on a floor. */
export function closedOn(floor: number): NonNullable<NamesOf['closed']> {
  const signs = closedNow().flatMap((closure) => closure.signs);
  return signs.filter(([level]) => floorOf(level) === floorOf(floor));
}

/** The part of a plan in a screen's window; the plan of a storey has the levels of all buildings. */
export function within(plan: LevelPlan, { window }: Pick<Placement, 'window'>): LevelPlan {
  const [west, south, east, north] = window;
  const isIn = ([x, y]: Point) => x > west && x < east && y > south && y < north;
  return {
    ...plan,
    units: plan.units.filter(({ label }) => isIn([label[0], label[1]])),
    amenities: plan.amenities.filter(({ point }) => isIn(point)),
  };
}
