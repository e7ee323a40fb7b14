import type { GraphEdge, GraphNode } from '../model.ts';
import type { Leg } from '../routing/route.ts';
import type { Journey } from './step.ts';
import { type Stretch, toStretches } from './stretches.ts';
import { angleBetween, headingOf, type PendingTurn, type Turn, toTurn } from './turn.ts';

export type LegParts = ReturnType<typeof toLegParts>;

/** Length in metres from which a stretch has a sentence of its own. */
export const MIN_STRETCH = 10;

/** Maximum distance in metres from the way to a place without a door, such as a water cooler. */
export const ASIDE = 2;

/**
 * A walked leg in three parts, as indices into the route's nodes: from a door to the centre line of the corridor, along
 * centre lines, and from there to a door.
 */
export function toLegParts(journey: Journey, leg: Leg, first: number) {
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
    /** Headings from the first door to the corridor, and from the corridor to the last door; undefined without a door. */
    headingIn: heading(Math.max(first, wayFirst - 1), wayFirst),
    headingOut: heading(wayLast, Math.min(last, wayLast + 1)),
  };
}

/** Its `first` and `last` are indices into the route's nodes. */
export interface RouteStretch extends Stretch {
  /** Metres. */
  readonly length: number;
  /** Of a named path: its first clear turn, if the part before it is short. */
  readonly bend?: PendingTurn | undefined;
}

/** Maximum length in metres of the part of a named path before a turn that its sentence says. */
const SHORT_START = 20;

/** The stretches of a leg between two doors. */
export function toRouteStretches(
  { route, surroundings }: Journey,
  { wayFirst, wayLast }: LegParts,
): RouteStretch[] {
  const { nodes, edges } = surroundings.graph;
  const way = route.nodes.slice(wayFirst, wayLast + 1);
  const points = way.map((node) => nodes[node] as GraphNode);
  const isChoice = (position: number) => surroundings.waysAt(way[position] as number) > 2;
  const walked = route.edges.map((index) => edges[index] as GraphEdge);
  const isOffWay = (position: number) => {
    const { isOffWay, name } = walked[wayFirst + position] ?? {};
    return isOffWay === true && name === undefined;
  };
  const stretches: RouteStretch[] = [];
  for (const stretch of toStretches(points, isChoice, isOffWay)) {
    const [first, last] = [wayFirst + stretch.first, wayFirst + stretch.last];
    const length = walked.slice(first, last).reduce((sum, one) => sum + one.length, 0);
    const before = stretches.at(-1);
    const name = walked[first]?.name;
    const turn = before && clearTurn(before, stretch);
    const isBend =
      before && !before.bend && before.length <= SHORT_START && before.length + length >= MIN_STRETCH;
    // A named path is followed round its bends, up to a clear turn.
    if (before && name && walked[first - 1]?.name === name && (!turn || isBend))
      stretches.splice(-1, 1, {
        ...before,
        ...{ last, headingOut: stretch.headingOut },
        length: before.length + length,
        bend: turn ? { turn, after: before.length } : before.bend,
      });
    else stretches.push({ ...stretch, first, last, length });
  }
  return stretches;
}

/** Limit in degrees up to which a named path is followed round a bend without a word. */
const CLEAR = 45;

function clearTurn({ headingOut }: RouteStretch, { headingIn }: Stretch): Turn | undefined {
  const angle = angleBetween(headingOut, headingIn);
  return Math.abs(angle) > CLEAR ? toTurn(angle) : undefined;
}
