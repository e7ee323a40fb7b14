import type { GraphEdge, GraphNode } from '../model.ts';
import type { LegParts } from './leg-parts.ts';
import type { Journey } from './step.ts';
import { type Stretch, toStretches } from './stretches.ts';

/** Its `first` and `last` are indices into the route's nodes. */
export interface RouteStretch extends Stretch {
  /** Metres. */
  readonly length: number;
}

/** The stretches of a leg between two doors. */
export function toRouteStretches(
  { route, surroundings }: Journey,
  { wayFirst, wayLast }: LegParts,
): RouteStretch[] {
  const { nodes, edges } = surroundings.graph;
  const way = route.nodes.slice(wayFirst, wayLast + 1);
  const points = way.map((node) => nodes[node] as GraphNode);
  const isChoice = (position: number) => surroundings.waysAt(way[position] as number) > 2;
  const edge = (position: number) => edges[route.edges[position] as number] as GraphEdge;
  const stretches: RouteStretch[] = [];
  for (const stretch of toStretches(points, isChoice)) {
    const [first, last] = [wayFirst + stretch.first, wayFirst + stretch.last];
    const walked = route.edges.slice(first, last).map((index) => edges[index] as GraphEdge);
    const length = walked.reduce((sum, one) => sum + one.length, 0);
    const before = stretches.at(-1);
    const { name } = edge(first);
    // A named path is followed round its bends.
    if (before && name && edge(first - 1).name === name)
      stretches[stretches.length - 1] = {
        ...before,
        last,
        headingOut: stretch.headingOut,
        length: before.length + length,
      };
    else stretches.push({ ...stretch, first, last, length });
  }
  return stretches;
}
