import { distance, type Place, type Point } from '@campusway/campus';
import { pageRouter } from './find-way.ts';

/** A pin at a point in metres of the campus, or the place nearest to it on some levels. */
export function placeAt(point: Point, levels: readonly number[]): Place | undefined {
  const router = pageRouter();
  const pin = router.findPin(point, levels);
  if (pin) return pin;
  const near = router.places.filter(({ level, nodes }) => levels.includes(level) && nodes.length > 0);
  const away = ({ x, y }: Place) => distance(point, [x, y]);
  return near.toSorted((a, b) => away(a) - away(b))[0];
}

/** Distance in metres within which a click without a place chooses the nearest one. */
const REACH = 20;

export const noPath = 'No path is near this point.';

/** What a click at a point chooses, or why it chooses nothing. */
export function choiceAt(point: Point, levels: readonly number[]) {
  const place = placeAt(point, levels);
  if (!place) return { message: noPath };
  const isNear = distance(point, [place.x, place.y]) <= REACH;
  return isNear ? place : { message: `Nothing is here to choose; the nearest is ${place.name}.` };
}
