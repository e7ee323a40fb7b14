import { boxOf, isInside, type Point, type Polygon, turn } from '@campusway/campus';
import Constrainautor from '@kninnug/constrainautor';
import Delaunator from 'delaunator';

/** Triangles of a polygon as half-edges: edge `e` leads from corner `corners[e]`, triangle `t` has the edges 3t to 3t+2. */
export interface Triangulation {
  readonly points: readonly Point[];
  readonly corners: ArrayLike<number>;
  /** The same edge seen from the triangle behind it; -1 on the outline. */
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
    const known = byPlace.get(key);
    if (known !== undefined) return known;
    byPlace.set(key, points.length);
    return points.push(point) - 1;
  };
  const sides = polygon.flatMap((ring): [number, number][] => {
    const corners = divide(ring, step).map(at);
    return corners.map((from, i): [number, number] => [from, corners[(i + 1) % corners.length] ?? from]);
  });
  points.push(...cornersAround(points));
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

/** With corners far outside, no side of the polygon lies on the hull, which leaves out corners that are nearly on a line. */
function cornersAround(points: readonly Point[]): Point[] {
  const { minX, minY, maxX, maxY } = boxOf(points);
  const margin = maxX - minX + maxY - minY + 1;
  const [west, south, east, north] = [minX - margin, minY - margin, maxX + margin, maxY + margin];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function divide(ring: readonly Point[], step: number): Point[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Square metres below which a region is only what rounding leaves between corners of one straight wall. */
const minRegion = 0.05;

/** Triangles that no wall parts are inside together, or outside together. */
function trianglesInside(
  polygon: Polygon,
  { points, corners, twins }: Omit<Triangulation, 'inside'>,
): number[] {
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
    const area = region.reduce((sum, triangle) => sum + areaOfTriangle(triangle, { points, corners }), 0);
    if (area >= minRegion && isInside(centreOf(start, { points, corners }), polygon)) inside.push(...region);
  }
  return inside;
}

function areaOfTriangle(
  triangle: number,
  { points, corners }: Pick<Triangulation, 'points' | 'corners'>,
): number {
  const [a, b, c] = edgesOf(triangle).map((edge) => points[corners[edge] ?? 0] ?? ([0, 0] as const));
  return a && b && c ? Math.abs(turn(a, b, c)) / 2 : 0;
}

export function edgesOf(triangle: number): [number, number, number] {
  return [3 * triangle, 3 * triangle + 1, 3 * triangle + 2];
}

export function centreOf(
  triangle: number,
  { points, corners }: Pick<Triangulation, 'points' | 'corners'>,
): Point {
  const own = edgesOf(triangle).map((edge) => points[corners[edge] ?? 0] ?? ([0, 0] as const));
  return [0, 1].map((axis) => own.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 3) as [
    number,
    number,
  ];
}
