import {
  type Campus,
  emptyPlan,
  type GraphEdge,
  type GraphNode,
  grounds,
  type LevelPlan,
  type Place,
  type Point,
  type RoomKind,
} from '@campusway/campus';

const kinds: readonly RoomKind[] = ['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'];
const [room, corridor, wall] = [4, 2, 0.1];

/** A floor of `count` rooms in rows on both sides of corridors; `shift` makes another floor of the same size. */
export function createSyntheticFloor(count: number, shift = 0): LevelPlan {
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / columns);
  const units: LevelPlan['units'] = Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [column * room, row * room + Math.ceil(row / 2) * corridor];
    return {
      id: `room-${i + 1}`,
      category: 'room',
      room: String(i + 1),
      kind: kinds[(i * 7 + row + shift) % kinds.length] ?? 'other',
      polygon: [rectangle(x + wall, y + wall, x + room - wall, y + room - wall)],
      label: [x + room / 2, y + room / 2],
    };
  });
  const outline = [rectangle(0, 0, columns * room, rows * (room + corridor / 2) + corridor)];
  return { ...emptyPlan, level: 1, name: 'Synthetic floor', outline, units };
}

function rectangle(x0: number, y0: number, x1: number, y1: number): readonly Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

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
        const node = nodes.length;
        const [x, y] = [door * spacing, row * 12];
        const side = (door + row) % 2 === 0 ? 1.5 : -1.5;
        nodes.push({ x, y, level }, { x, y: y + side, level });
        edges.push(way(node, node + 1, 1.5, 'door'));
        if (door > 0) edges.push(way(node - 2, node, spacing));
        else if (row > 0) edges.push(way(at(level, row - 1, 0), node, 12));
        const code = `${level}-${row}-${door}`;
        const sign = { id: `room-${code}`, kind: 'room', name: `Room ${code}`, code, aliases: [] } as const;
        places.push({ ...sign, level, x, y: y + side * 3, nodes: [node + 1] });
      }
    }
    for (const row of level > 1 ? [0, Math.floor(corridors / 2), corridors - 1] : []) {
      edges.push(way(at(level - 1, row, 0), at(level, row, 0), 2.2 * storey, 'stairs'));
      edges.push(way(at(level - 1, row, 1), at(level, row, 1), storey, 'lift'));
    }
  }
  const levels = Array.from({ length: floors }, (_, ordinal) => {
    const title = `Level ${ordinal}`;
    const names = { id: `level-${ordinal}`, shortName: String(ordinal), name: title, title };
    return { ...names, building: 'tower', ordinal, elevation: ordinal * storey };
  });
  return { graph: { nodes, edges }, places, levels: [grounds, ...levels] };
}

function way(from: number, to: number, length: number, kind: GraphEdge['kind'] = 'corridor'): GraphEdge {
  return { from, to, length, kind, wheelchair: kind !== 'stairs', oneWay: false };
}
