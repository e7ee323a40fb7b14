import type { GraphEdge } from '../model.ts';
import type { Leg } from '../routing/route.ts';
import type { Journey } from './step.ts';
import { headingOf } from './turn.ts';

/**
 * A walked leg in three parts, as indices into the route's nodes: from a door to the centre line of the corridor, along
 * centre lines, and from there to a door.
 */
export interface LegParts {
  readonly first: number;
  readonly wayFirst: number;
  readonly wayLast: number;
  readonly last: number;
  /** Headings from the first door to the corridor, and from the corridor to the last door; undefined without a door. */
  readonly headingIn: number | undefined;
  readonly headingOut: number | undefined;
}

/** Maximum distance in metres from the way to a place without a door, such as a water cooler. */
const ASIDE = 2;

export function toLegParts(journey: Journey, leg: Leg, first: number): LegParts {
  const { route, surroundings } = journey;
  const { nodes, edges } = surroundings.graph;
  const last = first + leg.edges.length;
  const leads = (from: number, to: number, edge: GraphEdge) =>
    surroundings.isDoor(from) && (edge.kind === 'door' || surroundings.isDoor(to) || edge.length <= ASIDE);
  const node = (position: number) => route.nodes[position] as number;
  const edge = (position: number) => edges[route.edges[position] as number] as GraphEdge;

  let wayFirst = first;
  while (wayFirst < last && leads(node(wayFirst), node(wayFirst + 1), edge(wayFirst))) wayFirst++;
  let wayLast = last;
  while (wayLast > wayFirst && leads(node(wayLast), node(wayLast - 1), edge(wayLast - 1))) wayLast--;

  const heading = (from: number, to: number) => {
    const [a, b] = [nodes[node(from)], nodes[node(to)]];
    return a && b && from !== to ? headingOf(a, b) : undefined;
  };
  return {
    first,
    wayFirst,
    wayLast,
    last,
    headingIn: heading(Math.max(first, wayFirst - 1), wayFirst),
    headingOut: heading(wayLast, Math.min(last, wayLast + 1)),
  };
}
