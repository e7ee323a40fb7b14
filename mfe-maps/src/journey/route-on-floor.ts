import { getLevel, isUpwards, outdoors, withArticle } from '@campusway/campus';
import type { CampusRoute, Leg } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { pageWays } from './find-way.ts';
import { floorOf, pointOf } from './floor-of.ts';

export type FloorChange = ReturnType<typeof changesOf>[number];

/** The part of a route that one floor's plan shows, in metres. `leaders` are the lines from the pins in rooms to their doors; `isIndoors` when a leg is. */
export function routeOnFloor(route: CampusRoute, floor: number) {
  const lines = pageWays().linesOf(route, floorOf).get(floor) ?? [];
  const rooms = pageWays()
    .endsOf(route)
    .filter(({ place }) => place.level !== outdoors && floorOf(place.level) === floor);
  const leaders = rooms.flatMap(({ place, door }) => (floorOf(door.level) === floor ? [[place, door]] : []));
  const changes = route.legs.flatMap((leg) => changesOf(leg, floor));
  return {
    lines: lines.filter(({ length }) => length > 1),
    leaders: leaders.map((line) => line.map(pointOf)),
    changes,
    isIndoors: route.legs.some(({ level }) => level !== outdoors && floorOf(level) === floor),
  };
}

function changesOf(leg: Leg, floor: number) {
  const { kind, level, toLevel, nodes } = leg;
  if ((kind !== 'lift' && kind !== 'stairs') || level === toLevel) return [];
  const name = kind === 'lift' ? 'Lift' : 'Stairs';
  const change = (node: number | undefined, word: 'to' | 'from', from: number, to: number) => {
    const { name: other, shortName } = getLevel(college.levels, to);
    const { x, y } = pageWays().nodeOf(node);
    return {
      at: [x, y],
      level: from,
      name,
      /** The floor at the other end, and its sign as in the lift. */
      floor: floorOf(to),
      sign: shortName,
      /** Its direction; `from` where the route comes from there. */
      arrow: word === 'from' ? word : isUpwards(college.levels, from, to) ? '↑' : '↓',
      /** Text of the marker: `Lift to the third floor`, `Stairs from the first floor`. */
      text: `${name} ${word} ${withArticle(other)}`,
    } as const;
  };
  if (floorOf(level) === floor) return [change(nodes.at(0), 'to', level, toLevel)];
  return floorOf(toLevel) === floor ? [change(nodes.at(-1), 'from', toLevel, level)] : [];
}
