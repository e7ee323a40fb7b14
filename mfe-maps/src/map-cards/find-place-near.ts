import type { Place, Point } from '@campusway/campus';

/** Radius in metres around a place's label for clicks. */
const defaultReach = 16;

export function findPlaceNear(
  [x, y]: Point,
  places: readonly Place[],
  reach = defaultReach,
): Place | undefined {
  const near = places
    .map((place) => ({ place, distance: Math.hypot(place.x - x, place.y - y) }))
    .filter(({ distance }) => distance < reach);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.place;
}
