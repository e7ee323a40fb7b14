import type { GraphEdge, GraphNode, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { toLanding } from './legs.ts';
import type { NearestPoint } from './route.ts';
import { partAt } from './spots.ts';
import { createSweep, type Sweep } from './sweep.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Assumed height of a storey, to compare points on different floors as the crow flies. */
const STOREY = 4;

/**
 * How near one gets to `to` under `times`, although `to` itself is out of reach: the point from which the quickest way
 * on, with everything open, is shortest; where even that does not exist, the nearest point in a straight line.
 */
export function findNearestPoint(
  graph: WalkingGraph,
  arcs: Arcs,
  { times, from, to }: { times: Int32Array; from: readonly number[]; to: readonly number[] },
): NearestPoint | undefined {
  const { spots } = arcs;
  const leaving = createSweep(arcs.out, spots.leaving);
  leaving.run(times, from);
  const isReached = (node: number) => leaving.distance(node) < FORBIDDEN;
  const arriving = createSweep(arcs.into, spots.arriving);
  arriving.run(arcs.milliseconds, to, isReached);
  const border = arriving.reached.find(isReached);
  return border === undefined
    ? nearestInStraightLine(
        graph,
        leaving.reached.map((node) => toLanding(arcs, node)),
        to,
      )
    : describeBorder(graph, arcs, { arriving, border, to });
}

function describeBorder(
  graph: WalkingGraph,
  arcs: Arcs,
  { arriving, border, to }: { arriving: Sweep; border: number; to: readonly number[] },
): NearestPoint {
  let distance = 0;
  let barredBy: NearestPoint['barredBy'];
  const pass = (edge: number) => {
    const { length, kind } = graph.edges[edge] as GraphEdge;
    distance += length;
    // What lies just beyond the border is out of reach, so this very edge is the one that is barred.
    barredBy ??= { edge, kind };
  };
  let node = border;
  for (let arc = arriving.via(node); arc !== -1; arc = arriving.via(node)) {
    const edge = arcs.edge[arc] as number;
    if (edge !== -1) pass(edge);
    node = arcs.out.end[arc] as number;
  }
  const part = partAt(node, to, { partsOf: arcs.spots.arriving, times: arcs.milliseconds });
  if (part) pass(part.edge);
  const point = { node: toLanding(arcs, border), distance };
  return barredBy ? { ...point, barredBy } : point;
}

function nearestInStraightLine(
  { nodes }: WalkingGraph,
  reached: readonly number[],
  to: readonly number[],
): NearestPoint | undefined {
  let nearest: NearestPoint | undefined;
  for (const node of reached) {
    for (const goal of to) {
      const a = nodes[node] as GraphNode;
      const b = nodes[goal] as GraphNode;
      const climb = STOREY * (Math.max(a.level, 1) - Math.max(b.level, 1));
      const distance = Math.hypot(a.x - b.x, a.y - b.y, climb);
      if (!nearest || distance < nearest.distance) nearest = { node, distance };
    }
  }
  return nearest;
}
