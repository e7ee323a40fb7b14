import { getLevel, isUpwards, type Point, withArticle } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import type { CampusRoute, Leg } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { pageRouter } from './find-way.ts';
import { floorOf } from './floor-of.ts';

/** A point where the route changes the floor. */
export interface FloorChange {
  readonly at: Point;
  readonly kind: 'lift' | 'stairs';
  /** The floor at the other end. */
  readonly floor: number;
  readonly direction: 'up' | 'down';
  /** Its sign, as in the lift. */
  readonly sign: string;
  /** The route comes from there. */
  readonly isArrival: boolean;
  /** Text of the marker: `Lift to the third floor`, `Stairs from the first floor`. */
  readonly text: string;
}

export interface RouteOnFloor {
  /** Lines of the route on this floor, metres. */
  readonly lines: readonly (readonly Point[])[];
  readonly changes: readonly FloorChange[];
}

/** The part of a route that one floor's plan shows. */
export function routeOnFloor(route: CampusRoute, floor: number): RouteOnFloor {
  // The router's graph also has the pins that a route starts or ends at.
  const { nodes } = pageRouter().graph;
  const toPoint = (node: number): Point => [nodes[node]?.x ?? 0, nodes[node]?.y ?? 0];
  const isHere = (node: number) => floorOf(nodes[node]?.level ?? 0) === floor;
  const lines: Point[][] = [];
  let line: Point[] = [];
  // Starts a new line after each gap on another floor.
  for (const node of route.nodes) {
    if (isHere(node)) {
      if (line.length === 0) lines.push(line);
      line.push(toPoint(node));
    } else line = [];
  }
  const changes = route.legs.flatMap((leg) => changesOf(leg, floor, toPoint));
  return { lines: lines.filter(({ length }) => length > 1), changes };
}

function changesOf(leg: Leg, floor: number, toPoint: (node: number) => Point): FloorChange[] {
  const { kind, level, toLevel, nodes } = leg;
  if (kind !== 'lift' && kind !== 'stairs') return [];
  const [start, end] = [nodes[0], nodes.at(-1)];
  if (start === undefined || end === undefined || level === toLevel) return [];
  const name = kind === 'lift' ? 'Lift' : 'Stairs';
  const change = (node: number, word: 'to' | 'from', from: number, to: number): FloorChange => {
    const { name: other, shortName } = getLevel(college.levels, to);
    return {
      at: toPoint(node),
      kind,
      floor: floorOf(to),
      sign: shortName,
      isArrival: word === 'from',
      direction: isUpwards(college.levels, from, to) ? 'up' : 'down',
      text: `${name} ${word} ${withArticle(other)}`,
    };
  };
  if (floorOf(level) === floor) return [change(start, 'to', level, toLevel)];
  return floorOf(toLevel) === floor ? [change(end, 'from', toLevel, level)] : [];
}

/** The points of a step, metres. */
export function pointsOf({ points }: Pick<Step, 'points'>): readonly Point[] {
  return points.map(({ x, y }) => [x, y]);
}
