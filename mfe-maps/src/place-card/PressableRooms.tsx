import type { LevelPlan, PlaceId, Placement, Point } from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import type { EndName } from '../endpoints/find-end.ts';
import { PressablePlaces } from './PressablePlaces.tsx';

interface PressableRoomsProps {
  readonly plan: LevelPlan;
  readonly placement: Placement;
  /** Places that answer; all of the floor unless given. */
  readonly among?: readonly PlaceId[] | undefined;
  readonly onChoose: (end: EndName, id: PlaceId) => void;
}

/** Rooms, lifts, stairs and toilets of the shown floor answer to a click or a tap. */
export function PressableRooms({ plan, placement, among, onChoose }: PressableRoomsProps) {
  const areas = useMemo(() => toAreas(plan.units), [plan]);
  function find(point: Point): PlaceId | undefined {
    const unit = findUnitAt(point, areas);
    const id = unit && college.findPlace(unit.place ?? unit.id)?.id;
    return id && (!among || among.includes(id)) ? id : undefined;
  }
  return <PressablePlaces placement={placement} units={plan.units} find={find} onChoose={onChoose} />;
}
