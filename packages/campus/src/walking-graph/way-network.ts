import type { UnitFeature, WayFeature } from '../geometry/features.ts';
import { GridIndex } from '../geometry/grid-index.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, sidesOf } from '../geometry/polygon.ts';
import { crossingOf, nearestOnSegment } from '../geometry/segment.ts';
import type { GraphEdge } from '../model.ts';
import type { NodeTable } from './node-table.ts';

interface Stretch {
  readonly way: WayFeature;
  readonly ends: readonly [Point, Point];
  /** Nodes on it, each with the share of its length at which it lies. */
  readonly stops: Map<number, number>;
}

/** Metres around a door in which a way is looked for, one after the other. */
const reaches = [4, 12, 40];
/** Metres between a path and what stands beside it on open ground. */
const fewSteps = 5;

/** The ways of one level, to which doors are tied. */
export class WayNetwork {
  readonly #nodes: NodeTable;
  readonly #level: number;
  readonly #stretches: Stretch[] = [];
  readonly #corners = new Set<number>();
  readonly #index = new GridIndex<Stretch>(8);

  constructor(nodes: NodeTable, level: number) {
    this.#nodes = nodes;
    this.#level = level;
  }

  add(way: WayFeature): void {
    way.points.slice(1).forEach((end, i) => {
      const start = way.points[i] ?? end;
      const stops = new Map([start, end].map((point, share) => [this.#nodes.at(point, this.#level), share]));
      for (const node of stops.keys()) this.#corners.add(node);
      const stretch: Stretch = { way, ends: [start, end], stops };
      this.#stretches.push(stretch);
      this.#index.add(stretch, boxOf(stretch.ends));
    });
  }

  /** Whether a way has a corner at the node, as where it leads through a door. */
  passes(node: number): boolean {
    return this.#corners.has(node);
  }

  /**
   * The node on the nearest way that a person at `point` reaches in a straight line without leaving `unit`, or without a
   * unit in a few steps; undefined when there is none.
   */
  tie(point: Point, unit?: UnitFeature): number | undefined {
    for (const reach of unit ? reaches : [fewSteps]) {
      const [x, y] = point;
      const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
      const nearest = this.#index
        .search(box)
        .map((stretch) => ({ stretch, ...nearestOnSegment(point, stretch.ends) }))
        .filter((hit) => hit.distance <= reach && !(unit && leaves([point, hit.point], unit)))
        .reduce<Hit | undefined>(
          (best, hit) => (best && best.distance <= hit.distance ? best : hit),
          undefined,
        );
      if (nearest) return this.#stopAt(nearest);
    }
    return undefined;
  }

  #stopAt({ stretch, share, point }: Hit): number {
    const node = this.#nodes.at(point, this.#level);
    if (!stretch.stops.has(node)) stretch.stops.set(node, share);
    return node;
  }

  edges(): GraphEdge[] {
    return this.#stretches.flatMap(({ way, stops }) => {
      const inOrder = [...stops].sort(([, a], [, b]) => a - b).map(([node]) => node);
      return inOrder.slice(1).map((to, i) => {
        const from = inOrder[i] ?? to;
        const length = this.#nodes.distance(from, to);
        return {
          from,
          to,
          length,
          kind: way.category,
          wheelchair: way.category !== 'stairs',
          oneWay: way.oneWay,
          ...(way.category === 'stairs' && way.steps && { steps: way.steps }),
          ...(this.#level === 0 && way.name && { name: way.name }),
        };
      });
    });
  }
}

interface Hit {
  readonly stretch: Stretch;
  readonly share: number;
  readonly point: Point;
  readonly distance: number;
}

function leaves(leg: readonly [Point, Point], unit: UnitFeature): boolean {
  return unit.polygon.some((ring) => sidesOf(ring).some((side) => crossingOf(leg, side) !== undefined));
}
