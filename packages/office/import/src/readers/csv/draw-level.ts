import { boxOf, distance, GridIndex, nearestOnSegment, type Point, type Polygon } from '@campusway/campus';
import { difference, union } from 'polyclip-ts';
import { fromClip, toClip } from '../../derive/clean-polygon.ts';
import { along, strip, unitVector } from '../../derive/strip.ts';

/** A node of one level as the drawing takes it. */
export interface LevelNode {
  readonly id: string;
  readonly point: Point;
  readonly role: 'place' | 'corner' | 'entrance';
}

export interface DrawnLevel {
  readonly rooms: ReadonlyMap<string, Polygon>;
  readonly corridors: readonly Polygon[];
  /** All of it with its outer walls; empty where that would take too long. */
  readonly outline: readonly Polygon[];
  readonly doors: readonly DrawnDoor[];
  readonly ways: readonly DrawnWay[];
}

export interface DrawnWay {
  readonly line: readonly [Point, Point];
  /** Index of its edge; none of a way to a place beside its node. */
  readonly edge?: number;
}

export interface DrawnDoor {
  /** Id of the place or of the entrance. */
  readonly node: string;
  readonly line: readonly [Point, Point];
}

/** Metres. */
const [corridorWidth, doorWidth, entranceWidth] = [1.8, 0.9, 1.4];
const [wall, outerWall] = [0.2, 0.3];
/** Strips of a level beyond which the union with outer walls takes seconds. */
const maxOutlined = 400;
/** Side of a square where there is room, and where there is none. */
const [roomSide, minRoom] = [4, 0.9];

/**
 * Draws what a list of nodes and edges has no shapes for: a strip along each edge, a square for each place with a door to
 * the strip. A place that edges lead through is drawn beside its node, since routes do not cross rooms.
 */
export function drawLevel(
  nodes: readonly LevelNode[],
  edges: readonly (readonly [string, string])[],
): DrawnLevel {
  const points = new Map(nodes.map(({ id, point }) => [id, point]));
  const lines = edges.flatMap(([a, b], edge) => {
    const [from, to] = [points.get(a), points.get(b)];
    return from && to ? [{ a, b, from, to, edge }] : [];
  });
  const squares = placeSquares(nodes, lines);
  const doorOf = new Map(squares.flatMap(({ id, door, isEnd }) => (isEnd ? [[id, door] as const] : [])));
  const ways = [
    ...lines.map(({ a, b, from, to, edge }) => ({
      line: [doorOf.get(a) ?? from, doorOf.get(b) ?? to] as const,
      edge,
    })),
    ...squares.flatMap(({ node, door, isEnd }) => (isEnd || !door ? [] : [{ line: [node, door] as const }])),
  ];
  const entrances = nodes.flatMap(({ id, point, role }) => {
    const line = role === 'entrance' ? lines.find(({ a, b }) => a === id || b === id) : undefined;
    if (!line) return [];
    const next = line.a === id ? line.to : line.from;
    return [{ node: id, point, line: across(point, unitVector(next, point), entranceWidth) }];
  });
  const ends = new Set([
    ...squares.map(({ door }) => String(door)),
    ...entrances.map(({ point }) => String(point)),
  ]);
  const stripsOf = (width: number) =>
    ways.map(({ line: [from, to] }) =>
      toClip(strip(from, to, { width, isOpen: [!ends.has(String(from)), !ends.has(String(to))] })),
    );
  const squaresOf = (margin: number) =>
    squares.map((square) => toClip(squareAt(square, square.side + 2 * margin)));
  const [strips, withWalls] = [stripsOf(corridorWidth), squaresOf(wall)];
  return {
    rooms: new Map(squares.map((square) => [square.id, squareAt(square, square.side)])),
    corridors: fromClip(strips.length > 0 ? difference(joined(strips), ...withWalls) : []),
    outline:
      strips.length > maxOutlined
        ? []
        : fromClip(joined([...stripsOf(corridorWidth + 2 * outerWall), ...squaresOf(outerWall)])),
    doors: [
      ...squares.flatMap(({ id, door, outwards, side }) =>
        door ? [{ node: id, line: across(door, outwards, Math.min(doorWidth, side)) }] : [],
      ),
      ...entrances.map(({ node, line }) => ({ node, line })),
    ],
    ways,
  };
}

interface Line {
  readonly a: string;
  readonly b: string;
  readonly from: Point;
  readonly to: Point;
}

interface Square {
  readonly id: string;
  readonly node: Point;
  readonly centre: Point;
  readonly side: number;
  /** From its door to its far side. */
  readonly outwards: Point;
  /** In the middle of the wall; none of a place without an edge. */
  readonly door?: Point;
  /** It lies on its node, where its only edge ends. */
  readonly isEnd: boolean;
}

function placeSquares(nodes: readonly LevelNode[], lines: readonly Line[]): Square[] {
  const places = new Set(nodes.flatMap(({ id, role }) => (role === 'place' ? id : [])));
  const linesOf = new Map<string, Line[]>();
  for (const line of lines)
    for (const id of [line.a, line.b]) linesOf.set(id, [...(linesOf.get(id) ?? []), line]);
  const around: Neighbourhood = { nodes: new GridIndex<LevelNode>(8), lines: new GridIndex<Line>(8) };
  for (const node of nodes) around.nodes.add(node, boxOf([node.point]));
  for (const line of lines) around.lines.add(line, boxOf([line.from, line.to]));
  return nodes
    .filter(({ role }) => role === 'place')
    .map(({ id, point }) => {
      const own = linesOf.get(id) ?? [];
      const neighbours = own.map(({ a, from, to }) => (a === id ? to : from));
      const [next] = neighbours;
      const [line] = own;
      const isEnd = own.length === 1 && !places.has(line?.a === id ? line.b : (line?.a ?? ''));
      const outwards = isEnd && next ? unitVector(next, point) : freeDirection(point, neighbours);
      const side = sideAt(point, id, around);
      const centre = along(point, outwards, isEnd || !next ? 0 : corridorWidth / 2 + wall + side / 2);
      const door = along(centre, outwards, -side / 2 - wall / 2);
      return { id, node: point, centre, side, outwards, isEnd, ...(next && { door }) };
    });
}

interface Neighbourhood {
  readonly nodes: GridIndex<LevelNode>;
  readonly lines: GridIndex<Line>;
}

/** As large as the nodes and edges around leave room for. */
function sideAt(point: Point, id: string, around: Neighbourhood): number {
  const reach = roomSide * 2;
  const [x, y] = point;
  const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
  let [nearest, gap] = [reach, reach];
  for (const other of around.nodes.search(box)) {
    const metres = distance(other.point, point);
    if (other.id !== id && metres > 0.01) nearest = Math.min(nearest, metres);
  }
  for (const { a, b, from, to } of around.lines.search(box))
    if (a !== id && b !== id) gap = Math.min(gap, nearestOnSegment(point, [from, to]).distance);
  return Math.max(minRoom, Math.min(roomSide, nearest * 0.85, 2 * (gap - corridorWidth / 2 - wall)));
}

function joined(polygons: readonly [number, number][][][]) {
  const [first, ...rest] = polygons;
  return first ? union(first, ...rest) : [];
}

function squareAt({ centre, outwards }: { centre: Point; outwards: Point }, side: number): Polygon {
  const sideways: Point = [-outwards[1], outwards[0]];
  const half = side / 2;
  const corner = (u: number, v: number) => along(along(centre, outwards, u * half), sideways, v * half);
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

function across(point: Point, forwards: Point, width: number): readonly [Point, Point] {
  const sideways: Point = [-forwards[1], forwards[0]];
  return [along(point, sideways, -width / 2), along(point, sideways, width / 2)];
}

/** Of the four directions along and across the first edge of a node the one that is farthest from all of its edges. */
function freeDirection(point: Point, neighbours: readonly Point[]): Point {
  const edges = neighbours.map((next) => unitVector(point, next));
  const [[x, y] = [1, 0]] = edges;
  const directions: Point[] = [
    [-y, x],
    [y, -x],
    [-x, -y],
    [x, y],
  ];
  const nearness = ([u, v]: Point) => Math.max(-1, ...edges.map(([ex, ey]) => u * ex + v * ey));
  return directions.toSorted((a, b) => nearness(a) - nearness(b))[0] ?? [1, 0];
}
