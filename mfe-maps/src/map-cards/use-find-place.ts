import { isInside, outdoors, type PlaceId, type Point } from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import type { FloorPlans } from '../plan/use-floor-plans.ts';
import { findPlaceNear } from './find-place-near.ts';
import { isWay } from './outline-of.ts';

/** Finds the place at a point in metres, on a map with `scale` CSS pixels per metre. */
export type FindPlace = (point: Point, scale: number) => PlaceId | undefined;

/** Radius in CSS pixels around a place's label for clicks. */
const reach = 24;

/** Finds rooms of the shown floor, and places on the grounds if shown: gates, courts, parking. */
export function useFindPlace({ plan, groundFloor, upperFloor }: FloorPlans): FindPlace {
  return useMemo(() => {
    const rooms = toAreas((upperFloor ?? groundFloor).units);
    const grounds = upperFloor ? [] : toAreas(plan.units.filter(({ category }) => !isWay(category)));
    const named = upperFloor ? [] : college.campusPlaces;
    const open = named.filter(({ level }) => level === outdoors);
    return (point, scale) => {
      const findNear = (places: typeof named) => findPlaceNear(point, places, reach / scale)?.id;
      // At small scales rooms are too small to click; names take precedence.
      const far = scale < roomScale ? findNear(named) : undefined;
      const unit = findUnitAt(point, rooms);
      const ground = unit ? undefined : findUnitAt(point, grounds);
      return (
        far ??
        (unit && college.findPlace(unit.place ?? unit.id)?.id) ??
        (unit ? undefined : findNear(open)) ??
        (ground && open.find(({ x, y }) => isInside([x, y], ground.polygon))?.id)
      );
    };
  }, [plan, groundFloor, upperFloor]);
}
