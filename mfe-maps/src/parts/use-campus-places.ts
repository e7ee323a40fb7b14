import type { Place, PlaceId, Point } from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { usePlacesOf } from '../journey/find-endpoint.ts';
import { ClickablePlaces } from '../map/cards/ClickablePlaces.tsx';
import { useFindPlace } from '../map/cards/places-on-map.ts';
import type { CampusDrawingProps } from '../map/plan/PlanDrawing.tsx';

/** The places of the campus screen; of all campuses in a college with several. */
export function useCampusPlaces(): readonly Place[] {
  const screen = college.getCampusScreen();
  const own = usePlacesOf(screen);
  return screen.campus ? college.campusPlaces : own;
}

/** A click on a place opens its card; a building whose rooms are too small to be drawn is enlarged until they are. */
export function CampusPlaces({ plans, places }: Omit<CampusDrawingProps, 'pinned'>) {
  const findPlace = useFindPlace(plans);
  const areas = useMemo(() => toAreas(plans.groundFloor.units), [plans]);
  const isHidden = (scale: number) => !plans.upperFloor && scale < roomScale;
  function find(point: Point, scale: number): PlaceId | undefined {
    const found = college.findPlace(findPlace(point, scale) ?? '');
    return found?.code !== undefined && isHidden(scale) && !places.includes(found) ? undefined : found?.id;
  }
  const isSmall = (point: Point, scale: number) => isHidden(scale) && findUnitAt(point, areas) !== undefined;
  return <ClickablePlaces plans={plans} find={find} isSmall={isSmall} />;
}
