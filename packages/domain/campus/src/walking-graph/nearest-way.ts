import { GridIndex } from '../geometry/grid-index.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { nearestOnSegment } from '../geometry/segment.ts';
import type { GraphEdge, GraphNode, WalkingGraph, WayKind } from '../model.ts';

interface OnEdge {
  readonly edge: number;
  /** Metres from the edge's `from`. */
  readonly along: number;
}

/** The point on the walking graph nearest to a given point. */
export interface NearestWay extends OnEdge {
  /** In a lobby, whose edges cross open floor, the nearest points of other edges a few steps away. */
  readonly beside: readonly OnEdge[];
  readonly point: Point;
  readonly level: number;
  /** Metres. */
  readonly distance: number;
}

/** Search radius in metres. */
const REACH = 15;
/** Metres of open floor that count as no way. */
const STEPS = 3;

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
    const found = index.search(box).flatMap((edge) => {
      const { kind, length } = edges[edge] as GraphEdge;
      const { point, share, distance } = nearestOnSegment([x, y], lineOf(edge));
      const way = { edge, kind, along: share * length, point, level: levelOf(edge), distance };
      return levels.includes(way.level) && distance <= REACH ? [way] : [];
    });
    const [nearest, ...others] = found.toSorted((a, b) => a.distance - b.distance);
    if (!nearest) return undefined;
    const isBeside = ({ kind, level, distance }: typeof nearest) =>
      kind === 'lobby' && level === nearest.level && distance < nearest.distance + STEPS;
    return { ...nearest, beside: nearest.kind === 'lobby' ? others.filter(isBeside) : [] };
  };
}
