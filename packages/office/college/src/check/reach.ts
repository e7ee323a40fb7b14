import { type GraphEdge, type OpeningFeature, outdoors, type WalkingGraph } from '@campusway/campus';

/** Reachability along the allowed edges. */
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

  /** Nodes reachable from a node. */
  from(start: number): ReadonlySet<number> {
    return flood(start, (node) => this.#next[node] ?? []);
  }

  /** Nodes from which a node is reachable. */
  to(end: number): ReadonlySet<number> {
    return flood(end, (node) => this.#before[node] ?? []);
  }

  /** Nodes connected with a node, ignoring the direction of edges. */
  around(start: number): ReadonlySet<number> {
    return flood(start, (node) => [...(this.#next[node] ?? []), ...(this.#before[node] ?? [])]);
  }
}

function flood(start: number, neighbours: (node: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const node of seen) for (const next of neighbours(node)) seen.add(next);
  return seen;
}

/** Gates first, then doors outdoors and entrances of buildings. */
export function outerDoors(openings: readonly OpeningFeature[]): OpeningFeature[] {
  const gates = openings.filter(({ category }) => category === 'gate');
  const others = openings.filter(
    ({ category, level }) => category === 'entrance' || (level === outdoors && category !== 'gate'),
  );
  return [...gates, ...others];
}
