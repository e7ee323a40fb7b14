import type { Place, WalkingGraph } from '../model.ts';

/**
 * Finds the edges that are out of use when places are closed. A lift or staircase is closed on all its levels, but
 * the corridor past it stays open; of any other place every edge at its doors is closed.
 */
export function createFindClosedEdges(graph: WalkingGraph): (places: readonly Place[]) => number[] {
  let edgesAt: Map<number, number[]> | undefined;
  return (places) => {
    if (places.length === 0) return [];
    edgesAt ??= toEdgesAt(graph);
    const edges = new Set<number>();
    for (const place of places) for (const edge of edgesOf(graph, edgesAt, place)) edges.add(edge);
    return [...edges];
  };
}

function toEdgesAt({ edges }: WalkingGraph): Map<number, number[]> {
  const edgesAt = new Map<number, number[]>();
  edges.forEach(({ from, to }, index) => {
    for (const node of [from, to]) {
      const list = edgesAt.get(node);
      if (list) list.push(index);
      else edgesAt.set(node, [index]);
    }
  });
  return edgesAt;
}

function edgesOf(graph: WalkingGraph, edgesAt: Map<number, number[]>, { kind, nodes }: Place): number[] {
  const at = (node: number) => edgesAt.get(node) ?? [];
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
