import { type Place, type Point, distance as straight } from '@campusway/campus';
import type { CampusRouter } from '@campusway/campus/routing';

/** A place with the way to it; without one where there is none. */
export interface Walk {
  readonly place: Place;
  readonly way?: { readonly metres: number; readonly seconds: number } | undefined;
}

/** Ways from one place to others, the quickest first, those that cannot be reached last. */
export function walksFrom(
  router: CampusRouter,
  { origin, places, stepFree }: { origin: Place; places: readonly Place[]; stepFree: boolean },
): readonly Walk[] {
  const walks = places.flatMap((place): Walk[] => {
    const route = router.findRoute({ from: origin.id, to: place.id, stepFree });
    if (route.status === 'found') return [{ place, way: { metres: route.length, seconds: route.seconds } }];
    return route.reason === 'same-place' ? [] : [{ place }];
  });
  const seconds = ({ way }: Walk) => way?.seconds ?? Number.MAX_VALUE;
  return walks.toSorted((a, b) => seconds(a) - seconds(b));
}

/** Origin of the distances when no start is known: a pin at a point, or the place nearest to it. */
export function placeAt(router: CampusRouter, point: Point, levels: readonly number[]): Place | undefined {
  const pin = router.findPin(point, levels);
  if (pin) return pin;
  const near = router.places.filter(({ level, nodes }) => levels.includes(level) && nodes.length > 0);
  const away = ({ x, y }: Place) => straight(point, [x, y]);
  return near.toSorted((a, b) => away(a) - away(b))[0];
}
