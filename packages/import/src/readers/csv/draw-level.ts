import { distance, midpoint, nearestOnSegment, type Point, type Polygon } from '@campusway/campus';
import { difference, union } from 'polyclip-ts';
import { fromClip, toClip } from '../../derive/clean-polygon.ts';

/** A node of one level as the drawing takes it. */
export interface LevelNode {
  readonly id: string;
  readonly point: Point;
  readonly role: 'place' | 'corner' | 'entrance';
}

export interface DrawnLevel {
  readonly rooms: ReadonlyMap<string, Polygon>;
  readonly corridors: readonly Polygon[];
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

/** Metres: corridors, doors, walls, and rooms where there is room for them. */
const [corridorWidth, doorWidth, wall, roomSide, minRoom] = [1.8, 0.9, 0.2, 4, 0.9];

/**
 * Draws what a list of nodes and edges has no shapes for: a strip along each edge, a square for each place with a door to
 * the strip. A place that edges lead through is drawn beside its node, since routes do not cross rooms.
 */
export function drawLevel(
  nodes: readonly LevelNode[],
  edges: readonly (readonly [string, string])[],
): DrawnLevel {
  const points = new Map(nodes.map(({ id, point }) => [id, point]));
  const neighbours = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const [a, b] of edges) {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const neighboursOf = (id: string) =>
    (neighbours.get(id) ?? []).map((other) => points.get(other)).filter((point) => point !== undefined);
  const places = nodes.filter(({ role }) => role === 'place');
  const isLeaf = new Set(
    places.flatMap(({ id }) => {
      const own = neighbours.get(id) ?? [];
      return own.length === 1 && !places.some((other) => other.id === own[0]) ? [id] : [];
    }),
  );
  const lines = edges.flatMap(([a, b], edge) => {
    const [from, to] = [points.get(a), points.get(b)];
    return from && to ? [{ a, b, from, to, edge }] : [];
  });
  const squares = places.map((place) => {
    const own = neighboursOf(place.id);
    const [first] = own;
    const isAlone = first === undefined;
    const isEnd = first !== undefined && isLeaf.has(place.id);
    const outwards = isEnd ? unitVector(first, place.point) : widestGap(place.point, own);
    const others = nodes.filter(({ id, point }) => id !== place.id && distance(point, place.point) > 0.01);
    const nearest = others.reduce(
      (least, { point }) => Math.min(least, distance(point, place.point)),
      roomSide * 2,
    );
    const away = lines.filter(({ a, b }) => a !== place.id && b !== place.id);
    const gap = away.reduce(
      (least, { from, to }) => Math.min(least, nearestOnSegment(place.point, [from, to]).distance),
      roomSide * 2,
    );
    const side = Math.max(minRoom, Math.min(roomSide, nearest * 0.85, 2 * (gap - corridorWidth / 2 - wall)));
    const offset = isEnd || isAlone ? 0 : corridorWidth / 2 + wall + side / 2;
    const centre = along(place.point, outwards, offset);
    const door = along(centre, outwards, -side / 2 - wall / 2);
    return { place, centre, side, outwards, door, isEnd, isAlone };
  });
  const doorOf = new Map(squares.filter(({ isEnd }) => isEnd).map(({ place, door }) => [place.id, door]));
  const ways = [
    ...lines.map(({ a, b, from, to, edge }) => ({
      line: [doorOf.get(a) ?? from, doorOf.get(b) ?? to] as const,
      edge,
    })),
    ...squares.flatMap(({ place, door, isEnd, isAlone }) =>
      isEnd || isAlone ? [] : [{ line: [place.point, door] as const }],
    ),
  ];
  const ends = new Set([
    ...squares.map(({ door }) => String(door)),
    ...nodes.flatMap(({ role, point }) => (role === 'entrance' ? String(point) : [])),
  ]);
  const strips = ways.map(({ line: [from, to] }) =>
    strip(from, to, { isOpen: [!ends.has(String(from)), !ends.has(String(to))] }),
  );
  const shapes = squares.map((square) => ({ ...square, polygon: squareAt(square, square.side) }));
  const withWalls = squares.map((square) => toClip(squareAt(square, square.side + 2 * wall)));
  const [first, ...rest] = strips.map(toClip);
  const floor = first ? union(first, ...rest) : [];
  return {
    rooms: new Map(shapes.map(({ place, polygon }) => [place.id, polygon])),
    corridors: first ? fromClip(withWalls.length > 0 ? difference(floor, ...withWalls) : floor) : [],
    doors: [
      ...squares.flatMap(({ place, door, outwards, isAlone, side }) =>
        isAlone ? [] : [{ node: place.id, line: across(door, outwards, Math.min(doorWidth, side)) }],
      ),
      ...nodes.flatMap(({ id, point, role }) => {
        const [next] = neighboursOf(id);
        return role === 'entrance' && next
          ? [{ node: id, line: across(point, unitVector(next, point), 1.4) }]
          : [];
      }),
    ],
    ways,
  };
}

function squareAt({ centre, outwards }: { centre: Point; outwards: Point }, side: number): Polygon {
  const sideways: Point = [-outwards[1], outwards[0]];
  const half = side / 2;
  const corner = (u: number, v: number) => along(along(centre, outwards, u * half), sideways, v * half);
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

/** A strip along a line, longer by half its width where other strips meet it. */
function strip(
  from: Point,
  to: Point,
  { isOpen: [start, end] }: { isOpen: readonly [boolean, boolean] },
): Polygon {
  const forwards = unitVector(from, to);
  const half = corridorWidth / 2;
  const middle = midpoint(along(from, forwards, start ? -half : 0), along(to, forwards, end ? half : 0));
  const length = distance(from, to) + (start ? half : 0) + (end ? half : 0);
  const sideways: Point = [-forwards[1], forwards[0]];
  const corner = (u: number, v: number) =>
    along(along(middle, forwards, (u * length) / 2), sideways, v * half);
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

function across(point: Point, forwards: Point, width: number): readonly [Point, Point] {
  const sideways: Point = [-forwards[1], forwards[0]];
  return [along(point, sideways, -width / 2), along(point, sideways, width / 2)];
}

/** The direction from a node in which it has most room between its edges. */
function widestGap(point: Point, neighbours: readonly Point[]): Point {
  const angles = neighbours.map(([x, y]) => Math.atan2(y - point[1], x - point[0])).toSorted((a, b) => a - b);
  const gaps = angles.map((angle, i) => {
    const next = angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    return { middle: (angle + next) / 2, size: next - angle };
  });
  const { middle = 0 } = gaps.toSorted((a, b) => b.size - a.size)[0] ?? {};
  return [Math.cos(middle), Math.sin(middle)];
}

function unitVector(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function along([x, y]: Point, [dx, dy]: Point, metres: number): Point {
  return [x + dx * metres, y + dy * metres];
}
