import type { GraphEdge, GraphNode, Place, WayKind } from '../../src/model.ts';
import { createRandom } from '../random.ts';

/** The rooms of a synthetic campus, numbered in order. */
export function toRoomPlaces({ graph, rooms }: ReturnType<typeof createCorridorCampus>): Place[] {
  return rooms.map((node, i) => {
    const { x, y, level } = graph.nodes[node] as GraphNode;
    const code = `${level}${String(i).padStart(5, '0')}`;
    const at = { level, x, y, nodes: [node] };
    return { id: `room-${code}`, kind: 'room', name: `Room ${code}`, code, aliases: [], ...at };
  });
}

const FLOORS = 5;
/** Corridor nodes along one side of a courtyard, 4 m apart, each with up to two room doors. */
const STEPS = 24;
const STEP = 4;
const COURT = 24;
const BLOCK_X = 140;
const BLOCK_Y = 70;

/**
 * Buildings on a street grid until there are about `size` nodes. Every floor has two corridors along a courtyard, joined
 * at both ends and in the middle, rooms as leaf nodes on both sides, three stairs and two lifts. Seeded, so deterministic:
 * its graph and the room doors.
 */
export function createCorridorCampus(size: number) {
  const random = createRandom(1);
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const rooms: number[] = [];

  const node = (x: number, y: number, level: number) => nodes.push({ x, y, level }) - 1;
  const join = (from: number, to: number, kind: WayKind, more: Partial<GraphEdge> = {}) => {
    const a = nodes[from] as GraphNode;
    const b = nodes[to] as GraphNode;
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    edges.push({ from, to, length, kind, wheelchair: true, oneWay: false, ...more });
  };

  function corridor(x: number, y: number, level: number): number[] {
    const line: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      const here = node(x + step * STEP, y, level);
      const before = line.at(-1);
      if (before !== undefined) join(before, here, 'corridor');
      for (const side of [-1, 1]) {
        if (random() < 0.1) continue;
        const door = node(x + step * STEP + random() * 2 - 1, y + side * 1.5, level);
        join(here, door, 'door');
        rooms.push(door);
      }
      line.push(here);
    }
    return line;
  }

  /** Five floors; returns the doors to the outside. */
  function building(x: number, y: number): number[] {
    const entrances: number[] = [];
    const shafts = [
      { at: 0, kind: 'stairs' },
      { at: 11, kind: 'lift' },
      { at: 12, kind: 'stairs' },
      { at: 22, kind: 'lift' },
      { at: 23, kind: 'stairs' },
    ] as const;
    const below: number[] = [];
    for (let level = 1; level <= FLOORS; level++) {
      const south = corridor(x, y, level);
      const north = corridor(x, y + COURT, level);
      for (const at of [0, 12, 23]) {
        const middle = node(x + at * STEP, y + COURT / 2, level);
        join(south[at] as number, middle, 'corridor');
        join(middle, north[at] as number, 'corridor', { wheelchair: random() > 0.05 });
      }
      shafts.forEach(({ at, kind }, shaft) => {
        const line = shaft % 2 === 0 ? south : north;
        const landing = node(x + at * STEP + 1, y + (shaft % 2 === 0 ? -2 : COURT + 2), level);
        join(line[at] as number, landing, 'door');
        const under = below[shaft];
        if (under !== undefined) {
          const climb = kind === 'lift' ? { length: 4 } : { length: 7 + random() * 2, wheelchair: false };
          join(under, landing, kind, climb);
        }
        below[shaft] = landing;
      });
      if (level === 1) entrances.push(south[6] as number, north[18] as number);
    }
    return entrances;
  }

  const blocks = Math.max(1, Math.round(size / 720));
  const columns = Math.ceil(Math.sqrt(blocks));
  const rows = Math.ceil(blocks / columns);
  const crossing = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    node((i % (columns + 1)) * BLOCK_X - 20, Math.floor(i / (columns + 1)) * BLOCK_Y - 20, 0),
  );
  const street = (from: number, to: number): number[] => {
    const a = nodes[from] as GraphNode;
    const b = nodes[to] as GraphNode;
    const points = [from];
    for (let i = 1; i < 6; i++)
      points.push(node(a.x + ((b.x - a.x) * i) / 6, a.y + ((b.y - a.y) * i) / 6, 0));
    points.push(to);
    points.slice(1).forEach((point, i) => {
      join(points[i] as number, point, 'path');
    });
    return points;
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const here = crossing[row * (columns + 1) + column] as number;
      if (row < rows) street(here, crossing[(row + 1) * (columns + 1) + column] as number);
      if (column === columns) continue;
      const along = street(here, crossing[row * (columns + 1) + column + 1] as number);
      if (row === rows || row * columns + column >= blocks) continue;
      const [south, north] = building(column * BLOCK_X, row * BLOCK_Y) as [number, number];
      join(along[2] as number, south, 'door');
      // The back door has steps.
      const back = node((nodes[north] as GraphNode).x, (nodes[north] as GraphNode).y + 6, 0);
      join(north, back, 'stairs', { wheelchair: false });
      join(back, along[4] as number, 'path');
    }
  }
  return { graph: { nodes, edges }, rooms };
}
