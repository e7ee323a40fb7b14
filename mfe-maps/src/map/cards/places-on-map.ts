import { isInside, outdoors, type Place, type PlaceId, type PlanUnit, type Point } from '@campusway/campus';
import { findUnitAt, isWay, roomScale, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { usePlacesOf } from '../../journey/find-endpoint.ts';
import type { IsSmall } from '../leaflet/clicks.tsx';
import type { FloorPlans } from '../plan/floor-plans.ts';

/** Finds the place at a point in metres, on a map with `scale` CSS pixels per metre. */
export type FindPlace = (point: Point, scale: number) => PlaceId | undefined;

/** Radius in CSS pixels around a place's label for clicks. */
const reach = 24;

/**
 * `find` finds rooms of the shown floor, and places on the grounds if shown: gates, courts, parking. A building whose rooms are
 * too small to be drawn has only those whose name is, and the `listed` ones: on another part of it `isSmall` is true.
 */
export function useFindPlace(
  { plan, groundFloor, upperFloor, opens }: FloorPlans,
  listed?: readonly Place[],
) {
  return useMemo(() => {
    const rooms = toAreas((upperFloor ?? groundFloor).units);
    const grounds = upperFloor ? [] : toAreas(plan.units.filter(({ category }) => !isWay(category)));
    const named = upperFloor ? [] : college.campusPlaces;
    const open = named.filter(({ level }) => level === outdoors);
    const isClosed = (scale: number) => !upperFloor && !opens && scale < roomScale;
    const isSmall: IsSmall = (point, scale) => isClosed(scale) && findUnitAt(point, rooms) !== undefined;
    const find: FindPlace = (point, scale) => {
      const findNear = (places: typeof named, radius = reach / scale) =>
        findPlaceNear(point, places, radius)?.id;
      // A click on a painted name is at the point of its place.
      const far = isClosed(scale) ? (findNear(named, 0.1) ?? findNear(listed ?? open)) : undefined;
      if (far || isSmall(point, scale)) return far;
      const unit = findUnitAt(point, rooms);
      if (unit) return placeOfUnit(unit)?.id;
      const ground = findUnitAt(point, grounds);
      return findNear(open) ?? (ground && open.find(({ x, y }) => isInside([x, y], ground.polygon))?.id);
    };
    return { find, isSmall };
  }, [plan, groundFloor, upperFloor, opens, listed]);
}

/** The places of the campus screen; of all campuses in a college with several. */
export function useCampusPlaces(): readonly Place[] {
  const screen = college.getCampusScreen();
  const own = usePlacesOf(screen);
  return screen.campus ? college.campusPlaces : own;
}

/** The place of a drawn unit: a room, lift, staircase or toilet. */
export function placeOfUnit(unit: PlanUnit | undefined): Place | undefined {
  return unit && college.findPlace(unit.place ?? unit.id);
}

/** The nearest place with its label within `radius` metres. */
export function findPlaceNear([x, y]: Point, places: readonly Place[], radius = 16): Place | undefined {
  const away = (place: Place) => Math.hypot(place.x - x, place.y - y);
  return places.filter((place) => away(place) < radius).toSorted((a, b) => away(a) - away(b))[0];
}
