import type { GraphEdge, WalkingGraph } from '@campusway/campus';

/** Who can be reached from where, along the edges that are allowed. */
export class Reach {
  readonly #next: number[][];
  readonly #before: number[][];

  constructor({ nodes, edges }: WalkingGraph, isAllowed: (edge: GraphEdge) => boolean = () => true) {
    this.#next = nodes.map(() => []);
    this.#before = nodes.map(() => []);
    for (const edge of edges) {
      if (!isAllowed(edge)) continue;
      this.#join(edge.from, edge.to);
      if (!edge.oneWay) this.#join(edge.to, edge.from);
    }
  }

  #join(from: number, to: number): void {
    this.#next[from]?.push(to);
    this.#before[to]?.push(from);
  }

  /** Nodes to which one can walk. */
  from(start: number): ReadonlySet<number> {
    return flood(start, (node) => this.#next[node] ?? []);
  }

  /** Nodes from which one can walk here. */
  to(end: number): ReadonlySet<number> {
    return flood(end, (node) => this.#before[node] ?? []);
  }

  /** Nodes joined with this one if every edge could be walked both ways. */
  around(start: number): ReadonlySet<number> {
    return flood(start, (node) => [...(this.#next[node] ?? []), ...(this.#before[node] ?? [])]);
  }
}

function flood(start: number, neighbours: (node: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const node of seen) for (const next of neighbours(node)) seen.add(next);
  return seen;
}
