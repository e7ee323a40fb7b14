import type { Place, WalkingGraph } from '../model.ts';

type Floor = 'lobby' | 'corridor';

/**
 * `wayBehind`: the first node of a way behind a door, undefined for a door that leads into a room; `floorAt`: what the ways that
 * meet at a node lead along. Reads the graph at its first use.
 */
export function createWayBehind(graph: WalkingGraph, placeAt: ReadonlyMap<number, Place>) {
  let known: ReturnType<typeof readGraph> | undefined;
  const read = () => {
    known ??= readGraph(graph);
    return known;
  };
  return {
    floorAt: (node: number): Floor | undefined => read().floors.get(node),
    wayBehind: (door: number): number | undefined => {
      const { floors, doors } = read();
      const found = new Set([door]);
      for (const node of found) {
        if (floors.has(node)) return node;
        for (const next of doors.get(node) ?? []) if (floors.has(next) || !placeAt.has(next)) found.add(next);
      }
      return undefined;
    },
  };
}

/** Kinds of ways by their nodes, and the nodes that doors and steps join. */
function readGraph({ edges }: WalkingGraph) {
  const floors = new Map<number, Floor>();
  const doors = new Map<number, number[]>();
  const add = (node: number, other: number) => {
    const list = doors.get(node);
    if (list) list.push(other);
    else doors.set(node, [other]);
  };
  for (const { from, to, kind, isOffWay } of edges) {
    if (kind === 'lift' || isOffWay) continue;
    if (kind === 'door' || kind === 'stairs') {
      add(from, to);
      add(to, from);
    } else
      for (const node of [from, to])
        floors.set(node, kind === 'lobby' && floors.get(node) !== 'corridor' ? kind : 'corridor');
  }
  return { floors, doors };
}
