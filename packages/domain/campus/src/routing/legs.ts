import { outdoors } from '../level.ts';
import type { GraphEdge, GraphNode, WalkingGraph, WayKind } from '../model.ts';
import type { Arcs } from './arcs.ts';
import type { Way } from './find-quickest.ts';
import type { Leg, LegKind, Route } from './route.ts';

/** Converts arcs into a route over nodes and edges of the graph, cut into legs where the level or the kind of way changes. */
export function toRoute(graph: WalkingGraph, arcs: Arcs, way: Way): Route {
  const legs: OpenLeg[] = [];
  const nodes = [way.before?.spot ?? toLanding(arcs, way.start)];
  const edges: number[] = [];
  const levelOf = (node: number) => (graph.nodes[node] as GraphNode).level;
  let boarding = 0;
  const walk = (index: number, to: number, milliseconds: number) => {
    const edge = graph.edges[index] as GraphEdge;
    const from = nodes.at(-1) as number;
    const leg = openLeg(legs, edge.kind, [levelOf(from), levelOf(to)]);
    if (leg.nodes.length === 0) leg.nodes.push(from);
    leg.nodes.push(to);
    leg.edges.push(index);
    if (leg.kind === 'lift' || leg.kind === 'stairs') leg.toLevel = levelOf(to);
    leg.length += edge.kind === 'lift' ? 0 : edge.length;
    leg.milliseconds += milliseconds;
    if (edge.kind === 'stairs' && leg.kind !== 'stairs') {
      leg.hasSteps = true;
      leg.steps += edge.steps ?? 0;
    }
    nodes.push(to);
    edges.push(index);
  };
  if (way.before) walk(way.before.edge, way.before.end, way.before.milliseconds);
  for (const arc of way.arcs) {
    const milliseconds = arcs.milliseconds[arc] as number;
    const index = arcs.edge[arc] as number;
    const end = arcs.out.end[arc] as number;
    if (index === -1) {
      const ride = legs.at(-1);
      if (end >= arcs.landings) boarding = milliseconds;
      else if (ride) ride.milliseconds += milliseconds;
      continue;
    }
    walk(index, toLanding(arcs, end), milliseconds + boarding);
    boarding = 0;
  }
  if (way.after) walk(way.after.edge, way.after.spot, way.after.milliseconds);
  const closed = legs.map(({ milliseconds, ...leg }): Leg => ({ ...leg, seconds: milliseconds / 1000 }));
  return {
    status: 'found',
    legs: closed,
    length: closed.reduce((sum, leg) => sum + leg.length, 0),
    seconds: legs.reduce((sum, leg) => sum + leg.milliseconds, 0) / 1000,
    nodes,
    edges,
  };
}

/** The node of the walking graph for a node of the arcs; a cabin's is its landing. */
export function toLanding({ landings, landingOfCabin }: Arcs, node: number): number {
  return node < landings ? node : (landingOfCabin[node - landings] as number);
}

/** The leg that a step belongs to: the last one, or a new one. */
function openLeg(legs: OpenLeg[], way: WayKind, [from, to]: readonly [from: number, to: number]): OpenLeg {
  // An edge between a door and the grounds counts as outdoors in both directions.
  const ground = Math.min(from, to);
  const isClimb = from !== to && (way === 'lift' || way === 'stairs');
  const kind = isClimb ? way : ground === outdoors ? 'outdoor' : 'floor';
  const level = isClimb ? from : ground;
  const last = legs.at(-1);
  if (last?.kind === kind && (isClimb || last.level === level)) return last;
  const leg = newLeg(kind, level);
  legs.push(leg);
  return leg;
}

type OpenLeg = ReturnType<typeof newLeg>;

function newLeg(kind: LegKind, level: number) {
  const lists = { nodes: [] as number[], edges: [] as number[] };
  return { kind, level, toLevel: level, ...lists, length: 0, milliseconds: 0, hasSteps: false, steps: 0 };
}
