import { GridIndex } from '../geometry/grid-index.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { nearestOnSegment } from '../geometry/segment.ts';
import type { GraphEdge, GraphNode, WalkingGraph, WayKind } from '../model.ts';

/** The point on the walking graph nearest to a given point. */
export interface NearestWay {
  readonly edge: number;
  /** Metres from the edge's `from`. */
  readonly along: number;
  readonly point: Point;
  readonly level: number;
  /** Metres. */
  readonly distance: number;
}

/** Search radius in metres. */
const REACH = 15;

/** Edges that a pin may be on: no doors, stairs or lifts. */
const ways: ReadonlySet<WayKind> = new Set(['corridor', 'lobby', 'path', 'ramp']);

/** Finds the nearest point on an edge of some levels, within 15 metres. */
export type FindNearestWay = (point: Point, levels: readonly number[]) => NearestWay | undefined;

export function createFindNearestWay({ nodes, edges }: WalkingGraph): FindNearestWay {
  const index = new GridIndex<number>();
  const endsOf = (edge: number) => {
    const { from, to } = edges[edge] as GraphEdge;
    return [nodes[from], nodes[to]] as [GraphNode, GraphNode];
  };
  const lineOf = (edge: number) => endsOf(edge).map(({ x, y }): Point => [x, y]) as [Point, Point];
  /** An edge between a door and the grounds counts as outdoors. */
  const levelOf = (edge: number) => Math.min(...endsOf(edge).map(({ level }) => level));
  edges.forEach(({ kind }, edge) => {
    if (ways.has(kind)) index.add(edge, boxOf(lineOf(edge)));
  });

  return ([x, y], levels) => {
    const box = { minX: x - REACH, minY: y - REACH, maxX: x + REACH, maxY: y + REACH };
    let nearest: NearestWay | undefined;
    for (const edge of index.search(box)) {
      const level = levelOf(edge);
      if (!levels.includes(level)) continue;
      const { point, share, distance } = nearestOnSegment([x, y], lineOf(edge));
      if (distance > REACH || (nearest && distance >= nearest.distance)) continue;
      nearest = { edge, along: share * (edges[edge] as GraphEdge).length, point, level, distance };
    }
    return nearest;
  };
}
