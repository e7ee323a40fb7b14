import { type GraphNode, getLevel, isUpwards, outdoors, type Point, withArticle } from '@campusway/campus';
import type { CampusRoute, Leg } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { pageRouter } from './find-way.ts';
import { floorOf, pointOf, roomOf } from './floor-of.ts';

export type FloorChange = ReturnType<typeof changesOf>[number];

/** The part of a route that one floor's plan shows, in metres. `leaders` are the lines from the pins in rooms to their doors; `isIndoors` when a leg is. */
export function routeOnFloor(route: CampusRoute, floor: number) {
  const lines = linesOf(route, floorOf).get(floor) ?? [];
  const rooms = endsOf(route).filter(
    ({ place }) => place.level !== outdoors && floorOf(place.level) === floor,
  );
  const leaders = rooms.flatMap(({ place, door }) => (floorOf(door.level) === floor ? [[place, door]] : []));
  const changes = route.legs.flatMap((leg) => changesOf(leg, floor));
  return {
    lines: lines.filter(({ length }) => length > 1),
    leaders: leaders.map((line) => line.map(pointOf)),
    changes,
    isIndoors: route.legs.some(({ level }) => level !== outdoors && floorOf(level) === floor),
  };
}

type Ends<Known> = Record<'fromPlace' | 'toPlace', Known> & Pick<CampusRoute, 'nodes'>;

/** Start and destination of a route with the letters of their pins; the route begins and ends at their doors. */
export function endsOf<Known extends CampusRoute['toPlace'] | undefined>({ nodes, ...ends }: Ends<Known>) {
  return [
    { letter: 'A', place: roomOf(ends.fromPlace), door: nodeOf(nodes.at(0)) },
    { letter: 'B', place: roomOf(ends.toPlace), door: nodeOf(nodes.at(-1)) },
  ] as const;
}

/** Lines of a route by the plan that shows them, in metres; a line ends where the route leaves its plan. */
export function linesOf(route: CampusRoute, planOf: (level: number) => number) {
  const lines = new Map<number, Point[][]>();
  let shown: number | undefined;
  let line: Point[] = [];
  for (const { x, y, level } of route.nodes.map(nodeOf)) {
    const plan = planOf(level);
    if (plan !== shown) {
      // Both plans show the route at the entrance.
      if (plan === outdoors || shown === outdoors) line.push([x, y]);
      line = [];
      lines.set(plan, [...(lines.get(plan) ?? []), line]);
      shown = plan;
    }
    line.push([x, y]);
  }
  return lines;
}

/** The router's graph also has the pins that a route starts or ends at. */
function nodeOf(id = -1): GraphNode {
  return pageRouter().graph.nodes[id] ?? { x: 0, y: 0, level: outdoors };
}

function changesOf(leg: Leg, floor: number) {
  const { kind, level, toLevel, nodes } = leg;
  if ((kind !== 'lift' && kind !== 'stairs') || level === toLevel) return [];
  const name = kind === 'lift' ? 'Lift' : 'Stairs';
  const change = (node: number | undefined, word: 'to' | 'from', from: number, to: number) => {
    const { name: other, shortName } = getLevel(college.levels, to);
    const { x, y } = nodeOf(node);
    return {
      at: [x, y],
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
