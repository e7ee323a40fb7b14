import type { LevelPlan, PlaceId, Placement, Point } from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { PressablePlaces } from './PressablePlaces.tsx';

interface PressableRoomsProps {
  readonly plan: LevelPlan;
  readonly placement: Placement;
  /** Pressable places; all of the floor by default. */
  readonly among?: readonly PlaceId[] | undefined;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
}

/** Makes rooms, lifts, stairs and toilets of the shown floor pressable. */
export function PressableRooms({ plan, placement, among, onChoose }: PressableRoomsProps) {
  const areas = useMemo(() => toAreas(plan.units), [plan]);
  function find(point: Point): PlaceId | undefined {
    const unit = findUnitAt(point, areas);
    const id = unit && college.findPlace(unit.place ?? unit.id)?.id;
    return id && (!among || among.includes(id)) ? id : undefined;
  }
  return <PressablePlaces placement={placement} units={plan.units} find={find} onChoose={onChoose} />;
}
