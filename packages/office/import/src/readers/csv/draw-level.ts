import {
  boxOf,
  distance,
  type GridIndex,
  nearestOnSegment,
  type Point,
  type Polygon,
} from '@campusway/campus';
import { difference, union } from 'polyclip-ts';
import {
  along,
  grown,
  indexOf,
  type Line,
  leftOf,
  lineThrough,
  rectangleAt,
  strip,
  unitVector,
} from '../../geometry/lines.ts';
import { fromClip, toClip } from '../../geometry/polygons.ts';

/** A node of one level, for the drawing. */
export interface LevelNode {
  readonly id: string;
  readonly point: Point;
  readonly role: 'place' | 'corner' | 'entrance';
}

/** Metres. */
const [corridorWidth, doorWidth, entranceWidth] = [1.8, 0.9, 1.4];
const [wall, outerWall] = [0.2, 0.3];
/** Strips of a level beyond which the union with outer walls takes seconds. */
const maxOutlined = 400;
/** Side of a square where there is room, and where there is none. */
const [roomSide, minRoom] = [4, 0.9];

/**
 * Draws shapes for a list of nodes and edges: a strip along each edge, a square for each place with a door to the strip. A
 * place that edges lead through is drawn beside its node, since routes do not cross rooms.
 */
export function drawLevel(nodes: readonly LevelNode[], edges: readonly (readonly [string, string])[]) {
  const points = new Map(nodes.map(({ id, point }) => [id, point]));
  const edgeLines = edges.flatMap(([a, b], edge) => {
    const [from, to] = [points.get(a), points.get(b)];
    return from && to ? [{ a, b, line: [from, to] as const, edge }] : [];
  });
  const squares = placeSquares(nodes, edgeLines);
  const doorOf = new Map(squares.flatMap(({ id, door, isEnd }) => (isEnd ? [[id, door] as const] : [])));
  const ways: { line: Line; edge?: number }[] = [
    ...edgeLines.map(({ a, b, line: [from, to], edge }) => ({
      ...{ line: [doorOf.get(a) ?? from, doorOf.get(b) ?? to] as const, edge },
    })),
    ...squares.flatMap(({ node, door, isEnd }) => (isEnd || !door ? [] : [{ line: [node, door] as const }])),
  ];
  const entrances = nodes.flatMap(({ id, point, role }) => {
    const edge = role === 'entrance' && edgeLines.find(({ a, b }) => a === id || b === id);
    if (!edge) return [];
    const next = edge.line[edge.a === id ? 1 : 0];
    return [{ node: id, point, line: across(point, unitVector(next, point), entranceWidth) }];
  });
  const ends = new Set(
    [...squares.map(({ door }) => door), ...entrances.map(({ point }) => point)].map(String),
  );
  const stripsOf = (width: number) =>
    ways.map(({ line }) => {
      const isOpen = [!ends.has(String(line[0])), !ends.has(String(line[1]))] as const;
      return toClip(strip(line, { width, isOpen }));
    });
  const squaresOf = (margin: number) => squares.map((square) => toClip(shapeOf(square, margin)));
  const [strips, withWalls] = [stripsOf(corridorWidth), squaresOf(wall)];
  return {
    rooms: new Map(squares.map((square) => [square.id, shapeOf(square)])),
    corridors: fromClip(strips.length > 0 ? difference(joined(strips), ...withWalls) : []),
    /** All of it with its outer walls; empty if that would take too long. */
    outline:
      strips.length > maxOutlined
        ? []
        : fromClip(joined([...stripsOf(corridorWidth + 2 * outerWall), ...squaresOf(outerWall)])),
    /** By id of the place or of the entrance. */
    doors: [
      ...squares.flatMap(({ id, door, outwards, side }) =>
        door ? [{ node: id, line: across(door, outwards, Math.min(doorWidth, side)) }] : [],
      ),
      ...entrances.map(({ node, line }) => ({ node, line })),
    ],
    /** With the index of the edge; a way to a place beside its node has no edge. */
    ways,
  };
}

interface EdgeLine {
  readonly a: string;
  readonly b: string;
  readonly line: Line;
}

type Square = ReturnType<typeof placeSquares>[number];

function placeSquares(nodes: readonly LevelNode[], lines: readonly EdgeLine[]) {
  const places = nodes.filter(({ role }) => role === 'place');
  const placeIds = new Set(places.map(({ id }) => id));
  const ends = lines.flatMap(({ a, b, line: [from, to] }) => [
    { id: a, other: b, point: to },
    { id: b, other: a, point: from },
  ]);
  const endsOf = Map.groupBy(ends, ({ id }) => id);
  const around: Neighbourhood = {
    nodes: indexOf(nodes, ({ point }) => [point]),
    lines: indexOf(lines, ({ line }) => line),
  };
  return places.map(({ id, point }) => {
    const own = endsOf.get(id) ?? [];
    const [next] = own;
    // Its only edge ends at its node, where it is drawn.
    const isEnd = next !== undefined && own.length === 1 && !placeIds.has(next.other);
    const neighbours = own.map((end) => end.point);
    // From its door to its far side.
    const outwards = isEnd ? unitVector(next.point, point) : freeDirection(point, neighbours);
    const side = sideAt(point, id, around);
    const centre = along(point, outwards, isEnd || !next ? 0 : corridorWidth / 2 + wall + side / 2);
    // In the middle of the wall; missing for a place without an edge.
    const door = next && along(centre, outwards, -side / 2 - wall / 2);
    return { id, node: point, centre, side, outwards, isEnd, door };
  });
}

interface Neighbourhood {
  readonly nodes: GridIndex<LevelNode>;
  readonly lines: GridIndex<EdgeLine>;
}

/** As large as the nodes and edges around allow. */
function sideAt(point: Point, id: string, around: Neighbourhood): number {
  const reach = roomSide * 2;
  const box = grown(boxOf([point]), reach);
  const others = around.nodes.search(box).filter((other) => other.id !== id);
  const metres = others.map((other) => distance(other.point, point)).filter((one) => one > 0.01);
  const lines = around.lines.search(box).filter(({ a, b }) => a !== id && b !== id);
  const gaps = lines.map(({ line }) => nearestOnSegment(point, line).distance);
  const [nearest, gap] = [Math.min(reach, ...metres), Math.min(reach, ...gaps)];
  return Math.max(minRoom, Math.min(roomSide, nearest * 0.85, 2 * (gap - corridorWidth / 2 - wall)));
}

function joined(polygons: readonly [number, number][][][]) {
  const [first, ...rest] = polygons;
  return first ? union(first, ...rest) : [];
}

/** @param margin metres of wall on each side */
function shapeOf({ centre, outwards, side }: Square, margin = 0): Polygon {
  const width = side + 2 * margin;
  return rectangleAt(centre, outwards, { length: width, width });
}

function across(point: Point, forwards: Point, width: number): Line {
  return lineThrough(point, leftOf(forwards), width);
}

/** Among the four directions along and across the first edge of a node, the one farthest from all of its edges. */
function freeDirection(point: Point, neighbours: readonly Point[]): Point {
  const edges = neighbours.map((next) => unitVector(point, next));
  const [forwards = [1, 0] as const] = edges;
  const left = leftOf(forwards);
  const directions = [left, leftOf(leftOf(left)), leftOf(left), forwards];
  const nearness = ([u, v]: Point) => Math.max(-1, ...edges.map(([ex, ey]) => u * ex + v * ey));
  return directions.toSorted((a, b) => nearness(a) - nearness(b))[0] ?? [1, 0];
}
