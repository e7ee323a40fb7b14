import type { Place, WalkingGraph } from '../model.ts';

/**
 * Finds the edges that are out of use when places are closed. A lift or staircase is closed on all its levels, but
 * the corridor past it stays open; of any other place every edge at its doors is closed.
 */
export function createFindClosedEdges(graph: WalkingGraph): (places: readonly Place[]) => number[] {
  let ends: Map<number, { index: number }[]> | undefined;
  return (places) => {
    if (places.length === 0) return [];
    ends ??= Map.groupBy(
      graph.edges.flatMap(({ from, to }, index) => [from, to].map((node) => ({ node, index }))),
      ({ node }) => node,
    );
    const edgesAt = (node: number) => (ends?.get(node) ?? []).map(({ index }) => index);
    return [...new Set(places.flatMap((place) => edgesOf(graph, edgesAt, place)))];
  };
}

function edgesOf(graph: WalkingGraph, edgesAt: (node: number) => number[], { kind, nodes }: Place): number[] {
  if (kind !== 'lift' && kind !== 'stairs') return nodes.flatMap(edgesAt);
  const shaft = new Set<number>();
  const reached = new Set(nodes);
  for (const node of reached) {
    for (const index of edgesAt(node)) {
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
