import type { Place, Point } from '@campusway/campus';

/** Metres around a place's name in which a click means the place. */
const usualReach = 16;

export function findPlaceNear(
  [x, y]: Point,
  places: readonly Place[],
  reach = usualReach,
): Place | undefined {
  const near = places
    .map((place) => ({ place, distance: Math.hypot(place.x - x, place.y - y) }))
    .filter(({ distance }) => distance < reach);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.place;
}
