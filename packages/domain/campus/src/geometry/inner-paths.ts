import FlatQueue from 'flatqueue';
import { Walls } from './grid-index.ts';
import { distance, midpoint, type Point, toCentimetres } from './point.ts';
import { isInside, type Polygon, type Ring } from './polygon.ts';
import { turn } from './segment.ts';

/** Metres from a corner to the path around it; the second value applies in narrow places. */
const clearances = [0.3, 0.05];

/** Shortest paths inside an area: straight lines, and around its reflex corners. */
export class InnerPaths {
  readonly #polygon: Polygon;
  readonly #walls: Walls;
  #corners: readonly Point[] | undefined;

  constructor(polygon: Polygon) {
    this.#polygon = polygon;
    this.#walls = new Walls(polygon);
  }

  /** Bends of the path between two points inside, none of a straight line; undefined when no path is found. */
  bendsBetween(from: Point, to: Point): readonly Point[] | undefined {
    if (this.#walls.isFree([from, to])) return [];
    // A* over the visible corners.
    const points = [from, to, ...this.#findCorners()];
    const lengths = [0];
    const before: number[] = [];
    const open = new FlatQueue();
    open.push(0, 0);
    for (;;) {
      const nearest = open.pop();
      if (nearest === undefined) return undefined;
      if (nearest === 1) break;
      const here = points[nearest] as Point;
      points.forEach((point, node) => {
        const length = (lengths[nearest] as number) + distance(here, point);
        if (length >= (lengths[node] ?? Number.POSITIVE_INFINITY) || !this.#sees(here, point)) return;
        lengths[node] = length;
        before[node] = nearest;
        open.push(node, length + distance(point, to));
      });
    }
    const bends: Point[] = [];
    for (let node = before[1] as number; node !== 0; node = before[node] as number)
      bends.unshift(points[node] as Point);
    return bends;
  }

  #findCorners(): readonly Point[] {
    this.#corners ??= this.#polygon.flatMap((ring) => ring.flatMap((_, i) => this.#pointAtCorner(ring, i)));
    return this.#corners;
  }

  /** The point inside a reflex corner around which a path leads; none at other corners. */
  #pointAtCorner(ring: Ring, i: number): Point[] {
    const [a, corner, b] = [ring.at(i - 1), ring[i], ring[(i + 1) % ring.length]] as [Point, Point, Point];
    if (turn(a, corner, b) >= 0) return [];
    const [before, after] = [distance(a, corner), distance(b, corner)];
    const [dx, dy] = [0, 1].map(
      (axis) =>
        ((corner[axis] as number) - (a[axis] as number)) / before +
        ((corner[axis] as number) - (b[axis] as number)) / after,
    ) as [number, number];
    const length = Math.hypot(dx, dy);
    return clearances
      .map((metres) =>
        toCentimetres([corner[0] + (dx / length) * metres, corner[1] + (dy / length) * metres]),
      )
      .filter((point) => isInside(point, this.#polygon) && this.#walls.isFree([corner, point]))
      .slice(0, 1);
  }

  #sees(a: Point, b: Point): boolean {
    return this.#walls.isFree([a, b]) && isInside(midpoint(a, b), this.#polygon);
  }
}
