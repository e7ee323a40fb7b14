import type { Point } from '../geometry/point.ts';
import type { GraphNode } from '../model.ts';

/** Assigns nodes to points: one node per centimetre position. */
export class NodeTable {
  readonly nodes: GraphNode[] = [];
  readonly #byPlace = new Map<string, number>();

  at(point: Point, level: number): number {
    const known = this.#byPlace.get(keyOf(point, level));
    if (known !== undefined) return known;
    const [x, y] = point.map((metres) => Math.round(metres * 100) / 100) as [number, number];
    const node = this.nodes.push({ x, y, level }) - 1;
    this.#byPlace.set(keyOf(point, level), node);
    return node;
  }

  /** Registers a node on a second level, such as the threshold of an entrance. */
  alias(node: number, level: number): void {
    const { x, y } = this.get(node);
    this.#byPlace.set(keyOf([x, y], level), node);
  }

  get(node: number): GraphNode {
    const found = this.nodes[node];
    if (!found) throw new RangeError(`Cannot find node ${node}: the graph has ${this.nodes.length}`);
    return found;
  }

  /** Metres between two nodes in a straight line, to the centimetre. */
  distance(a: number, b: number): number {
    const [from, to] = [this.get(a), this.get(b)];
    return Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100;
  }
}

function keyOf([x, y]: Point, level: number): string {
  return `${level}:${Math.round(x * 100)}:${Math.round(y * 100)}`;
}
