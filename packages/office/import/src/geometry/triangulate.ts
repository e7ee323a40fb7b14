import { boxOf, cornersOf, distance, isInside, type Point, type Polygon, turn } from '@campusway/campus';
import Constrainautor from '@kninnug/constrainautor';
import Delaunator from 'delaunator';
import { grown } from './lines.ts';

/** Square metres below which a region is only what rounding leaves between corners of one straight wall. */
const minRegion = 0.05;

/** Triangles of a polygon as half-edges: edge `e` leads from corner `corners[e]`, triangle `t` has the edges 3t to 3t+2. */
export interface Triangulation {
  readonly points: readonly Point[];
  readonly corners: ArrayLike<number>;
  /** The same edge in the triangle behind it; -1 on the outline. */
  readonly twins: ArrayLike<number>;
  /** Triangles that lie in the polygon. */
  readonly inside: readonly number[];
}

/** Constrained Delaunay triangulation, with corners along the rings at most `step` metres apart. */
export function triangulate(polygon: Polygon, step: number): Triangulation {
  const points: Point[] = [];
  const byPlace = new Map<string, number>();
  const at = (point: Point) => {
    const key = point.map((metres) => metres.toFixed(3)).join();
    const known = byPlace.get(key) ?? points.push(point) - 1;
    byPlace.set(key, known);
    return known;
  };
  const sides = polygon.flatMap((ring): [number, number][] => {
    const corners = divide(ring, step).map(at);
    return corners.map((from, i): [number, number] => [from, corners[(i + 1) % corners.length] ?? from]);
  });
  // With corners far outside, no side of the polygon lies on the hull, which leaves out corners that are nearly on a line.
  const box = boxOf(points);
  points.push(...cornersOf(grown(box, box.maxX - box.minX + box.maxY - box.minY + 1)));
  const delaunay = Delaunator.from(points as [number, number][]);
  const constrained = new Constrainautor(
    delaunay,
    sides.filter(([from, to]) => from !== to),
  );
  const { triangles: corners, halfedges } = delaunay;
  const isWall = (edge: number) => (halfedges[edge] ?? -1) < 0 || constrained.isConstrained(edge);
  const twins = Array.from(corners, (_, edge) => (isWall(edge) ? -1 : (halfedges[edge] ?? -1)));
  return { points, corners, twins, inside: trianglesInside(polygon, { points, corners, twins }) };
}

function divide(ring: readonly Point[], step: number): Point[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const count = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Triangles without a wall between them are all inside, or all outside. */
function trianglesInside(polygon: Polygon, triangulation: Omit<Triangulation, 'inside'>): number[] {
  const { corners, twins } = triangulation;
  const seen = new Set<number>();
  const inside: number[] = [];
  for (let start = 0; start < corners.length / 3; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const region = [start];
    for (const triangle of region) {
      for (const edge of edgesOf(triangle)) {
        const next = Math.floor((twins[edge] ?? -1) / 3);
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        region.push(next);
      }
    }
    const area = region.reduce((sum, triangle) => sum + areaOf(triangle, triangulation), 0);
    if (area >= minRegion && isInside(centreOf(start, triangulation), polygon)) inside.push(...region);
  }
  return inside;
}

type Triangles = Pick<Triangulation, 'points' | 'corners'>;

function areaOf(triangle: number, triangles: Triangles): number {
  const [a, b, c] = pointsOf(triangle, triangles);
  return Math.abs(turn(a, b, c)) / 2;
}

export function centreOf(triangle: number, triangles: Triangles): Point {
  const [a, b, c] = pointsOf(triangle, triangles);
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}

function pointsOf(triangle: number, { points, corners }: Triangles): [Point, Point, Point] {
  const at = (edge: number) => points[corners[edge] ?? 0] ?? ([0, 0] as const);
  return [at(3 * triangle), at(3 * triangle + 1), at(3 * triangle + 2)];
}

export function edgesOf(triangle: number): [number, number, number] {
  return [3 * triangle, 3 * triangle + 1, 3 * triangle + 2];
}
