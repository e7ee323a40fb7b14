import { distance, midpoint, type Point } from '@campusway/campus';
import { centreOf, edgesOf, type Triangulation } from './triangulate.ts';

/** A graph along the middle of an area; nodes that are not in `kept` have been removed. */
export class Axis {
  readonly points: Point[] = [];
  /** Metres from each node to the nearest wall, approximately. */
  readonly radius: number[] = [];
  readonly neighbours: Set<number>[] = [];
  readonly kept = new Set<number>();

  add(point: Point, radius: number): number {
    const node = this.points.push(point) - 1;
    this.radius.push(radius);
    this.neighbours.push(new Set());
    this.kept.add(node);
    return node;
  }

  join(a: number, b: number): void {
    this.neighbours[a]?.add(b);
    this.neighbours[b]?.add(a);
  }

  readonly at = (node: number): Point => this.points[node] ?? [0, 0];

  /** Neighbours that are kept. */
  readonly beside = (node: number): number[] =>
    [...(this.neighbours[node] ?? [])].filter((one) => this.kept.has(one));
}

/** Midpoints of the edges inside the area, joined across each triangle; where three meet, through its centre. */
export function chordalAxis(triangulation: Triangulation): Axis {
  const { points, corners, twins, inside } = triangulation;
  const axis = new Axis();
  const byEdge = new Map<number, number>();
  const middleOf = (edge: number) => {
    const key = Math.min(edge, twins[edge] ?? edge);
    const known = byEdge.get(key);
    if (known !== undefined) return known;
    const [from, to] = [points[corners[edge] ?? 0], points[corners[next(edge)] ?? 0]];
    if (!from || !to) throw new RangeError(`Cannot find edge ${edge} of a triangulation`);
    const node = axis.add(midpoint(from, to), distance(from, to) / 2);
    byEdge.set(key, node);
    return node;
  };
  for (const triangle of inside) {
    const open = edgesOf(triangle)
      .filter((edge) => (twins[edge] ?? -1) >= 0)
      .map(middleOf);
    const [first, second, third] = open;
    if (first === undefined || second === undefined) continue;
    if (third === undefined) axis.join(first, second);
    else {
      const radius = Math.max(...open.map((node) => axis.radius[node] ?? 0));
      const centre = axis.add(centreOf(triangle, triangulation), radius);
      for (const node of open) axis.join(centre, node);
    }
  }
  return axis;
}

function next(edge: number): number {
  return edge % 3 === 2 ? edge - 2 : edge + 1;
}
