import type { Place, PlaceId, Placement } from '@campusway/campus';
import { findPlaceNear } from '../campus-plan/find-place-near.ts';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';

interface PlaceClicksProps {
  readonly places: readonly Place[];
  readonly placement: Placement;
  readonly onPlace: (id: PlaceId) => void;
}

/** The named places of the campus answer to a click or a tap on or near their names. */
export function PlaceClicks({ places, placement, onPlace }: PlaceClicksProps) {
  return (
    <PlanClicks
      placement={placement}
      answers={(point) => findPlaceNear(point, places) !== undefined}
      onClick={(point) => {
        const place = findPlaceNear(point, places);
        if (place) onPlace(place.id);
      }}
    />
  );
}
