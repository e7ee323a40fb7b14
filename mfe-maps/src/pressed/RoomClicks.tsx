import type { LevelPlan, PlaceId, Placement, Point } from '@campusway/campus';
import { findPlace } from '@campusway/campus-data/places';
import { useMemo } from 'react';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { toShapes } from '../plan/shapes.ts';
import { findUnitAt } from '../plan/unit-at.ts';

interface RoomClicksProps {
  readonly plan: LevelPlan;
  readonly placement: Placement;
  /** Places that answer; all of the floor unless given. */
  readonly among?: readonly PlaceId[] | undefined;
  readonly onPlace: (id: PlaceId) => void;
}

/** Rooms, lifts, stairs and toilets of the shown floor answer to a click or a tap. */
export function RoomClicks({ plan, placement, among, onPlace }: RoomClicksProps) {
  const shapes = useMemo(() => toShapes(plan.units), [plan]);
  function placeAt(point: Point): PlaceId | undefined {
    const unit = findUnitAt(point, shapes);
    const id = unit && findPlace(unit.place ?? unit.id)?.id;
    return id && (!among || among.includes(id)) ? id : undefined;
  }
  return (
    <PlanClicks
      placement={placement}
      answers={(point) => placeAt(point) !== undefined}
      onClick={(point) => {
        const id = placeAt(point);
        if (id) onPlace(id);
      }}
    />
  );
}
