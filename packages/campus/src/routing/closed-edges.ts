import type { Place, WalkingGraph } from '../model.ts';

/**
 * The edges that are out of use when a place is closed. A lift or staircase is closed on all its levels, while one can
 * still walk past it; any other place loses every way that touches its doors.
 */
export function findClosedEdges(graph: WalkingGraph, places: readonly Place[]): number[] {
  if (places.length === 0) return [];
  const touching = new Map<number, number[]>();
  graph.edges.forEach(({ from, to }, index) => {
    for (const node of [from, to]) touching.set(node, [...(touching.get(node) ?? []), index]);
  });
  return [...new Set(places.flatMap((place) => edgesOf(graph, touching, place)))];
}

function edgesOf(graph: WalkingGraph, touching: Map<number, number[]>, { kind, nodes }: Place): number[] {
  const at = (node: number) => touching.get(node) ?? [];
  if (kind !== 'lift' && kind !== 'stairs') return nodes.flatMap(at);
  const shaft = new Set<number>();
  const reached = new Set(nodes);
  for (const node of reached) {
    for (const index of at(node)) {
      const edge = graph.edges[index];
      // A door may lie between the place's own node and the shaft behind it.
      const enters = edge?.kind === 'door' && nodes.includes(node);
      if (!edge || (edge.kind !== kind && !enters)) continue;
      if (edge.kind === kind) shaft.add(index);
      reached.add(edge.from === node ? edge.to : edge.from);
    }
  }
  return [...shaft];
}
