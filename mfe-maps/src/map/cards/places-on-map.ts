import {
  boxOf,
  cornersOf,
  isInside,
  outdoors,
  type Place,
  type PlaceId,
  type PlanUnit,
  type Point,
} from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
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

/** Radius in metres of the outline of a place without a drawn unit, such as a gate. */
const radius = 14;

/** Outline of a place on the plan, metres. */
export function outlineOf({ id, code, level, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit =
    units.find((unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code)) ??
    // The building or surface below the place's label.
    units.find(
      ({ category, polygon }) => level === outdoors && !isWay(category) && isInside([x, y], polygon),
    );
  return unit?.polygon[0] ?? circleAround([x, y], radius, 24);
}

export function circleAround([x, y]: Point, radius: number, corners: number): readonly Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Roads and plazas are not the outline of a place on them, such as a gate. */
function isWay(category: PlanUnit['category']): boolean {
  return category === 'road' || category === 'plaza';
}

/** Corners of a box with the place in its centre, which shows its outline and its surroundings. */
export function cornersAround({ x, y, level }: Place, outline: readonly Point[] = []): readonly Point[] {
  // Metres: enough for neighbouring rooms indoors, and for the nearest buildings outdoors.
  const around = level === outdoors ? 45 : 15;
  const { minX, minY, maxX, maxY } = boxOf([...outline, [x, y]]);
  const [across, up] = [Math.max(maxX - x, x - minX) + around, Math.max(maxY - y, y - minY) + around];
  return cornersOf({ minX: x - across, minY: y - up, maxX: x + across, maxY: y + up });
}
