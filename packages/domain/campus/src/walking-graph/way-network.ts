import type { OpeningFeature, UnitFeature, WayFeature } from '../geometry/features.ts';
import { GridIndex, Walls } from '../geometry/grid-index.ts';
import { distance, type Point } from '../geometry/point.ts';
import { boxOf, isInside } from '../geometry/polygon.ts';
import { nearestOnSegment, turn } from '../geometry/segment.ts';
import type { GraphEdge } from '../model.ts';
import type { NodeTable } from './node-table.ts';
import type { Side } from './unit-finder.ts';

interface WaySegment {
  readonly way: WayFeature;
  readonly ends: readonly [Point, Point];
  /** Nodes on it, each with its position as a share of the length. */
  readonly stops: Map<number, number>;
}

/** Search radii around a door in metres, tried in turn. */
const searchRadii = [4, 12, 40];
/** Metres from the end of a way to a point of it that lies in the same unit. */
const justBehind = 0.1;
/** Search radius in metres around an amenity outdoors. */
const outdoorRadius = 5;

/** The ways of one level, to which doors are connected. */
export class WayNetwork {
  readonly #nodes: NodeTable;
  readonly #level: number;
  readonly #segments: WaySegment[] = [];
  /** Neighbouring corners of each corner. */
  readonly #corners = new Map<number, Point[]>();
  readonly #index = new GridIndex<WaySegment>(8);
  readonly #walls = new Map<UnitFeature, Walls>();

  constructor(nodes: NodeTable, level: number) {
    this.#nodes = nodes;
    this.#level = level;
  }

  add(way: WayFeature): void {
    way.points.slice(1).forEach((end, i) => {
      const start = way.points[i] ?? end;
      const [from, to] = [this.#nodes.at(start, this.#level), this.#nodes.at(end, this.#level)];
      const stops = new Map([
        [from, 0],
        [to, 1],
      ]);
      this.#corners.set(from, [...(this.#corners.get(from) ?? []), end]);
      this.#corners.set(to, [...(this.#corners.get(to) ?? []), start]);
      const segment: WaySegment = { way, ends: [start, end], stops };
      this.#segments.push(segment);
      this.#index.add(segment, boxOf(segment.ends));
    });
  }

  /** Whether a way leads from its corner at the node to this side of an opening, as one through a door does. */
  leadsTo(
    hand: Side['hand'],
    { node, line: [a, b] }: { readonly node: number; readonly line: OpeningFeature['line'] },
  ): boolean {
    return (this.#corners.get(node) ?? []).some((next) => turn(a, b, next) > 0 === (hand === 'left'));
  }

  /**
   * The node on the nearest way in a straight line from `point` within `unit`, or within 5 m outdoors; undefined when
   * there is none. Splits the way at the node.
   */
  connect(point: Point, unit?: UnitFeature): number | undefined {
    for (const reach of unit ? searchRadii : [outdoorRadius]) {
      const [x, y] = point;
      const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
      const nearest = this.#index
        .search(box)
        .map((segment) => ({ segment, ...nearestOnSegment(point, segment.ends) }))
        .filter((hit) => hit.distance <= reach)
        .toSorted((a, b) => a.distance - b.distance)
        .find(
          (hit) => !unit || (this.#wallsOf(unit).isFree([point, hit.point]) && !isTouchedByEnd(unit, hit)),
        );
      if (nearest) return this.#stopAt(nearest);
    }
    return undefined;
  }

  #wallsOf(unit: UnitFeature): Walls {
    const walls = this.#walls.get(unit) ?? new Walls(unit.polygon);
    this.#walls.set(unit, walls);
    return walls;
  }

  #stopAt({ segment, share, point }: Hit): number {
    const node = this.#nodes.at(point, this.#level);
    if (!segment.stops.has(node)) segment.stops.set(node, share);
    return node;
  }

  edges(): { way: string; edge: GraphEdge }[] {
    return this.#segments.flatMap(({ way, stops }) => {
      const inOrder = [...stops].sort(([, a], [, b]) => a - b).map(([node]) => node);
      return inOrder.slice(1).map((to, i) => {
        const from = inOrder[i] ?? to;
        const length = this.#nodes.distance(from, to);
        const edge: GraphEdge = {
          from,
          to,
          length,
          kind: way.category,
          wheelchair: way.category !== 'stairs',
          oneWay: way.oneWay,
          ...(way.category === 'stairs' && way.steps && { steps: way.steps }),
          ...(this.#level === 0 && way.name && { name: way.name }),
        };
        return { way: way.id, edge };
      });
    });
  }
}

interface Hit {
  readonly segment: WaySegment;
  readonly share: number;
  readonly point: Point;
  readonly distance: number;
}

/** Whether a way only ends on the outline of a unit, such as a flight that leads up from a hall. */
function isTouchedByEnd({ polygon }: UnitFeature, { segment: { ends }, share }: Hit): boolean {
  if (share !== 0 && share !== 1) return false;
  const [[x, y], far] = share === 0 ? ends : [ends[1], ends[0]];
  const part = Math.min(0.5, justBehind / distance([x, y], far));
  return !isInside([x + (far[0] - x) * part, y + (far[1] - y) * part], polygon);
}
