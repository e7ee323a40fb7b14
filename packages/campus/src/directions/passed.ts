import type { GraphNode, Place } from '../model.ts';
import { shortName } from './place-name.ts';
import type { Journey } from './step.ts';
import { type Door, prominence } from './surroundings.ts';
import { angleBetween, headingOf, type Point } from './turn.ts';

export interface PassedDoor extends Door {
  readonly side: 'left' | 'right';
  /** Position in the route's nodes. */
  readonly at: number;
}

/** The doors along a part of the route, both ends left out, in walking order. */
export function doorsPassed({ route, surroundings }: Journey, first: number, last: number): PassedDoor[] {
  const passed: PassedDoor[] = [];
  for (let at = first + 1; at < last; at++) {
    for (const door of surroundings.doorsAt(route.nodes[at] as number)) {
      passed.push({ ...door, at, side: sideOf(route.nodes, at, door.node, surroundings.graph.nodes) });
    }
  }
  return passed;
}

function sideOf(
  nodes: readonly number[],
  at: number,
  door: number,
  points: readonly Point[],
): 'left' | 'right' {
  const here = points[nodes[at] as number] as Point;
  const ahead = headingOf(points[nodes[at - 1] as number] as Point, here) ?? 0;
  const aside = headingOf(here, points[door] as Point) ?? 0;
  return angleBetween(ahead, aside) > 0 ? 'left' : 'right';
}

/** Metres from a path within which a building or gate catches the eye. */
const IN_SIGHT = 20;

/** Places beside a path outdoors, in the order in which one comes nearest to them; both ends left out. */
export function sightsPassed({ route, surroundings }: Journey, first: number, last: number): Place[] {
  const { nodes } = surroundings.graph;
  const point = (node: number) => nodes[node] as GraphNode;
  if (point(route.nodes[first] as number).level !== 0 && point(route.nodes[last] as number).level !== 0)
    return [];
  const [start, end] = [point(route.nodes[first] as number), point(route.nodes[last] as number)];
  return surroundings.outdoors
    .flatMap((place) => {
      const spots = [place, ...place.nodes.map(point)].map((spot) => project(spot, start, end));
      const nearest = spots.reduce((best, spot) => (spot.distance < best.distance ? spot : best));
      const beside = nearest.share > 0 && nearest.share < 1 && nearest.distance <= IN_SIGHT;
      return beside ? [{ place, share: nearest.share }] : [];
    })
    .sort((a, b) => a.share - b.share)
    .map(({ place }) => place);
}

/** Where the foot of the perpendicular lies between two points (0 to 1 inside), and how far off the spot is. */
function project(spot: Point, a: Point, b: Point): { share: number; distance: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  const share = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square;
  return { share, distance: Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy) };
}

/** At most this many places are named in passing: more is a list that nobody keeps in mind. */
const NAMED = 2;

/**
 * What to look out for on the way, in walking order: what everybody knows before room numbers, these before toilets
 * and the like; and of equals the last ones, as they tell that the end of the stretch is near.
 */
export function landmarksPassed(journey: Journey, first: number, last: number): string[] {
  const ends = [journey.fromPlace, journey.toPlace].flatMap((place) => place?.nodes ?? []);
  const seen = new Map<string, { place: Place; order: number }>();
  const passed = [
    ...doorsPassed(journey, first, last).flatMap(({ place }) => place ?? []),
    ...sightsPassed(journey, first, last),
  ];
  passed.forEach((place, order) => {
    if (place.nodes.some((node) => ends.includes(node))) return;
    const name = shortName(place);
    seen.delete(name);
    seen.set(name, { place, order });
  });
  return [...seen]
    .sort(([, a], [, b]) => prominence(b.place) - prominence(a.place) || b.order - a.order)
    .slice(0, NAMED)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([name]) => name);
}
