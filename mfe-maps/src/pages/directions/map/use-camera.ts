import { boxOf, cornersOf, isInside, type LevelPlan, outdoors, type Point } from '@campusway/campus';
import { cornersAround, outlineOf } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { placeOf } from '../../../journey/find-endpoint.ts';
import { isOnePlace, pageWays } from '../../../journey/find-way.ts';
import { floorOf, pointOf } from '../../../journey/floor-of.ts';
import { routeOnFloor } from '../../../journey/route-on-floor.ts';
import { scales } from '../../../journey/words.ts';
import type { FloorPlans } from '../../../map/plan/floor-plans.ts';
import type { Directions } from '../use-directions.ts';

/** What the map shows: on each floor first the whole route on it, then each step; without one, a chosen place, or the floor. */
export function useCamera(directions: Directions, { plan: grounds, upperFloor }: FloorPlans) {
  const { from, to, first, route, step, stepFree, current, opensFloor, floor } = directions;
  const pins = useMemo(() => pinsOf({ from, to, first, route }, grounds), [from, to, first, route, grounds]);
  const within = step && floorOf(step.level) === floor && !opensFloor ? step : undefined;
  const part = useMemo(() => route && routeOnFloor(route, floor), [route, floor]);
  /** The route, and the pins with their names, on the shown floor. */
  const onFloor = useMemo(() => {
    const ends = pins.filter((pin) => pin.floor === floor).flatMap(({ at, shown }) => [at, ...shown]);
    return [...ends, ...(part?.lines.flat() ?? [])];
  }, [part, floor, pins]);
  // A storey has the buildings of all campuses.
  const units = college.getCampusScreen().campus ? undefined : upperFloor?.units;
  const box = units && cornersOf(boxOf(units.flatMap(({ polygon }) => polygon[0] ?? [])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: floors of one outline keep the view
  const wholeFloor = useMemo((): readonly Point[] | 'whole' => box ?? 'whole', [box?.join()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view stays when the route changes for a closure
  const inView = useMemo((): readonly Point[] | 'whole' => {
    const points = within?.points.map(pointOf) ?? onFloor;
    if (points.length > 0) return points;
    const isBelow = (at: Point) => upperFloor?.units.some(({ polygon }) => isInside(at, polygon)) ?? route;
    const below = pins.map(({ at }) => at).filter(isBelow);
    return below.length > 0 ? below : wholeFloor;
  }, [from, to, stepFree, !route, within && current, floor, wholeFloor, grounds, upperFloor]);
  const rooms = useMemo(() => upperFloor?.units.map(({ label }) => label), [upperFloor]);
  const level = step?.level ?? route?.legs[0]?.level;
  const maxScale = scales[level === undefined ? 'place' : level === outdoors ? 'outdoors' : 'indoors'];
  const subject = pins.map(({ id }) => id).join();
  return { pins, subject, part, onFloor, rooms, inView, wholeFloor, maxScale };
}

type Ends = Pick<Directions, 'from' | 'to' | 'first' | 'route'>;

/** Start and destination of the route, outdoors where it begins and ends; without a route, the chosen places, of one place the destination. */
function pinsOf({ from, to, first, route }: Ends, { units }: LevelPlan) {
  const ends = pageWays().endsOf(route ?? { fromPlace: placeOf(from), toPlace: placeOf(to), nodes: [] });
  const [start, end] = [ends[0].place, ends[1].place];
  const isThere = start && end && isOnePlace(start, end);
  return ends.flatMap(({ letter, place, door }) => {
    if (!place || (isThere && letter === 'A') || (!route && place.campus !== first?.campus)) return [];
    const at = pointOf(route && place.level === outdoors ? door : place);
    const isAlone = !route && place.level === outdoors;
    // Where its name is; alone, the corners of its surroundings.
    const shown = isAlone ? cornersAround(place, outlineOf(place, units)) : [pointOf(place)];
    return [{ letter, id: place.id, floor: floorOf(place.level), at, shown }];
  });
}
