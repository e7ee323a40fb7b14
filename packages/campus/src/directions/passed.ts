import { outdoors } from '../level.ts';
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
  const way = route.nodes.slice(first, last + 1).map(point);
  if (way[0]?.level !== outdoors && way.at(-1)?.level !== outdoors) return [];
  return surroundings.outdoors
    .flatMap((place) => {
      const spots = [place, ...place.nodes.map(point)].map((spot) => project(spot, way));
      const nearest = spots.reduce((best, spot) => (spot.distance < best.distance ? spot : best));
      const beside = nearest.along > 0 && nearest.along < way.length - 1 && nearest.distance <= IN_SIGHT;
      return beside ? [{ place, along: nearest.along }] : [];
    })
    .sort((a, b) => a.along - b.along)
    .map(({ place }) => place);
}

/** Where on a way one is nearest to a spot, in points and shares of the line to the next, and how far off the spot is. */
function project(spot: Point, way: readonly Point[]): { along: number; distance: number } {
  let best = { along: 0, distance: Infinity };
  way.slice(1).forEach((b, i) => {
    const a = way[i] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy || 1;
    const share = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square;
    // What lies ahead of a corner is not beside the way.
    if (share <= 0 || share > 1) return;
    const distance = Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
    if (distance < best.distance) best = { along: i + share, distance };
  });
  return best;
}

/** At most this many places are named in passing: more is a list that nobody keeps in mind. */
const NAMED = 2;

/**
 * What to look out for on the way, in walking order: what everybody knows before room numbers, these before toilets
 * and the like; and of equals the last ones, as they tell that the end of the stretch is near.
 */
export function landmarksPassed(journey: Journey, first: number, last: number): string[] {
  const places = [journey.fromPlace, journey.toPlace].flatMap((place) => place?.nodes ?? []);
  const ends = [...places, journey.route.nodes[last]];
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
