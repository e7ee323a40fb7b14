import type { Place, PlaceId } from '@campusway/campus';
import { roomScale } from '@campusway/campus/scene';
import type { Frame } from '../canvas/frame.ts';
import type { NamesOf } from '../labels/lay-out-names.ts';
import type { FloorPlans } from './use-floor-plans.ts';

interface Shown {
  readonly frame: Frame;
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
}

/** What has a name on a plan of the campus: the rooms of an upper floor, or the grounds and, close enough, the ground floor. */
export function namesOf(
  { plan, groundFloor, upperFloor }: FloorPlans,
  { frame, places, pinned }: Shown,
): NamesOf {
  if (upperFloor) return { floor: upperFloor, showsRooms: true, pinned };
  return { grounds: plan, floor: groundFloor, showsRooms: frame.scale >= roomScale, places, pinned };
}
