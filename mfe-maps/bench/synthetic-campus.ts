import { type Campus, type GraphEdge, type GraphNode, grounds, type Place } from '@campusway/campus';

interface Size {
  readonly floors: number;
  readonly corridors: number;
  readonly doors: number;
}

const [spacing, storey] = [4, 4];

/** Floors of parallel corridors along a spine, a room at every few metres, stairs and lifts at both ends of the spine. */
export function createSyntheticCampus({ floors, corridors, doors }: Size): Campus {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const places: Place[] = [];
  const at = (floor: number, row: number, door: number) =>
    ((floor - 1) * corridors + row) * doors * 2 + door * 2;
  for (let level = 1; level <= floors; level++) {
    for (let row = 0; row < corridors; row++) {
      for (let door = 0; door < doors; door++) {
        const corridor = nodes.length;
        const [x, y] = [door * spacing, row * 12];
        const side = (door + row) % 2 === 0 ? 1.5 : -1.5;
        nodes.push({ x, y, level }, { x, y: y + side, level });
        edges.push(way(corridor, corridor + 1, 1.5, 'door'));
        if (door > 0) edges.push(way(corridor - 2, corridor, spacing));
        else if (row > 0) edges.push(way(at(level, row - 1, 0), corridor, 12));
        const code = `${level}-${row}-${door}`;
        const id = `room-${code}`;
        places.push({
          id,
          kind: 'room',
          name: `Room ${code}`,
          code,
          level,
          aliases: [],
          x,
          y: y + side * 3,
          nodes: [corridor + 1],
        });
      }
    }
    for (const row of level > 1 ? [0, Math.floor(corridors / 2), corridors - 1] : []) {
      edges.push(way(at(level - 1, row, 0), at(level, row, 0), 2.2 * storey, 'stairs'));
      edges.push(way(at(level - 1, row, 1), at(level, row, 1), storey, 'lift'));
    }
  }
  const levels = Array.from({ length: floors }, (_, ordinal) => ({
    id: `level-${ordinal}`,
    building: 'tower',
    ordinal,
    shortName: String(ordinal),
    name: `Level ${ordinal}`,
    title: `Level ${ordinal}`,
    elevation: ordinal * storey,
  }));
  return { graph: { nodes, edges }, places, levels: [grounds, ...levels] };
}

function way(from: number, to: number, length: number, kind: GraphEdge['kind'] = 'corridor'): GraphEdge {
  return { from, to, length, kind, wheelchair: kind !== 'stairs', oneWay: false };
}
