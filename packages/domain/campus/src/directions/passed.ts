import { outdoors } from '../level.ts';
import type { GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import type { Route } from '../routing/route.ts';
import { shortName } from '../wording/place-name.ts';
import type { Journey } from './step.ts';
import { type Door, prominence } from './surroundings.ts';
import { angleBetween, headingOf, type Point } from './turn.ts';

export interface PassedDoor extends Door {
  readonly side: 'left' | 'right';
  /** Index into the route's nodes. */
  readonly at: number;
}

/** The doors along a part of the route without its ends, in walking order. */
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

/** Radius in metres within which a building or gate is noticed from a path. */
const IN_SIGHT = 20;

/** Places beside a path outdoors, in walking order, without those at its ends. */
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

/** Places without an inside that the route enters in a part of it and leaves by another of their ways out: a car park. */
export function placesCrossed(journey: Journey, first: number, last: number): Place[] {
  const { route, surroundings, fromPlace, toPlace } = journey;
  const visits = Map.groupBy(route.nodes.keys(), (at) => surroundings.placeAt(route.nodes[at] as number));
  return [...visits].flatMap(([place, [at = last, out]]) => {
    if (!place || out === undefined || place === fromPlace || place === toPlace) return [];
    const { isEntered, isInterchangeable } = factsOf(place.kind);
    return isEntered || isInterchangeable || at < first || at >= last ? [] : place;
  });
}

/** Projects a point onto a way: `along` counts points and the share of the line to the next one; `distance` in metres. */
function project(spot: Point, way: readonly Point[]): { along: number; distance: number } {
  let best = { along: 0, distance: Infinity };
  way.slice(1).forEach((b, i) => {
    const a = way[i] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy || 1;
    const share = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square;
    // A point ahead of a corner is not beside the way.
    if (share <= 0 || share > 1) return;
    const distance = Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
    if (distance < best.distance) best = { along: i + share, distance };
  });
  return best;
}

/** Whether the step before names a place, by its short name. */
export function isNamedBefore({ before }: Journey, name: string): boolean {
  const text = typeof before?.text === 'function' ? before.text('') : before?.text;
  return ` ${text?.replace(/[.,:](?= |$)/g, '')} `.includes(` ${name} `);
}

/** The last node of the leg with a part of the route that ends at an index. */
function legEnd({ legs, nodes }: Route, last: number): number | undefined {
  let end = 0;
  for (const { edges } of legs) {
    end += edges.length;
    if (end >= last) break;
  }
  return nodes[end];
}

/** Maximum number of landmarks in a sentence. */
const MAX_LANDMARKS = 2;

/**
 * Landmarks along a part of the route, in walking order. The most prominent ones are chosen; of equals the last ones,
 * as they announce the end of the stretch. None has a name that the step before or the destination has.
 */
export function landmarksPassed(journey: Journey, first: number, last: number): string[] {
  const places = [journey.fromPlace, journey.toPlace].flatMap((place) => place?.nodes ?? []);
  const ends = [...places, journey.route.nodes[last], legEnd(journey.route, last)];
  const crossed = placesCrossed(journey, 0, journey.route.nodes.length);
  const own = journey.toPlace && shortName(journey.toPlace);
  const seen = new Map<string, { place: Place; order: number }>();
  const passed = [
    ...doorsPassed(journey, first, last).flatMap(({ place }) => place ?? []),
    ...sightsPassed(journey, first, last),
  ];
  passed.forEach((place, order) => {
    if (crossed.includes(place) || place.nodes.some((node) => ends.includes(node))) return;
    const name = shortName(place);
    if (name === own || isNamedBefore(journey, name)) return;
    seen.delete(name);
    seen.set(name, { place, order });
  });
  return [...seen]
    .sort(([, a], [, b]) => prominence(b.place) - prominence(a.place) || b.order - a.order)
    .slice(0, MAX_LANDMARKS)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([name]) => name);
}
