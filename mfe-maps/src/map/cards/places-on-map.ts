import { isInside, outdoors, type Place, type PlaceId, type PlanUnit, type Point } from '@campusway/campus';
import { findUnitAt, isWay, roomScale, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import type { FloorPlans } from '../plan/floor-plans.ts';

/** Finds the place at a point in metres, on a map with `scale` CSS pixels per metre. */
export type FindPlace = (point: Point, scale: number) => PlaceId | undefined;

/** Radius in CSS pixels around a place's label for clicks. */
const reach = 24;

/** Finds rooms of the shown floor, and places on the grounds if shown: gates, courts, parking. */
export function useFindPlace({ plan, groundFloor, upperFloor, opens }: FloorPlans): FindPlace {
  return useMemo(() => {
    const rooms = toAreas((upperFloor ?? groundFloor).units);
    const grounds = upperFloor ? [] : toAreas(plan.units.filter(({ category }) => !isWay(category)));
    const named = upperFloor ? [] : college.campusPlaces;
    const open = named.filter(({ level }) => level === outdoors);
    return (point, scale) => {
      const findNear = (places: typeof named) => findPlaceNear(point, places, reach / scale)?.id;
      // At small scales rooms are too small to click; names take precedence.
      const far = scale < roomScale && !opens ? findNear(named) : undefined;
      const unit = findUnitAt(point, rooms);
      if (far || unit) return far ?? placeOfUnit(unit)?.id;
      const ground = findUnitAt(point, grounds);
      return findNear(open) ?? (ground && open.find(({ x, y }) => isInside([x, y], ground.polygon))?.id);
    };
  }, [plan, groundFloor, upperFloor, opens]);
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
