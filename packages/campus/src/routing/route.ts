import type { WayKind } from '../model.ts';

/** `outdoor` and `floor` are walked on one level, a few steps included; `lift` and `stairs` lead to another one. */
export type LegKind = 'outdoor' | 'floor' | 'lift' | 'stairs';

/** A part of a route on one level or between two. `nodes[i]` and `nodes[i + 1]` are joined by `edges[i]`. */
export interface Leg {
  readonly kind: LegKind;
  /** 1 to 4 indoors, 0 outdoors; of a lift or stairs the level where it is entered. */
  readonly level: number;
  /** Where the leg ends: another level than `level` for a lift and stairs. */
  readonly toLevel: number;
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  /** Metres on foot; 0 in a lift. */
  readonly length: number;
  /** Includes the wait for a lift. */
  readonly seconds: number;
  /** A flight that stays on its level is on the leg. */
  readonly hasSteps: boolean;
  /** How many steps such flights have, up or down; 0 also where they are not counted. */
  readonly steps: number;
}

export interface Route {
  readonly status: 'found';
  readonly legs: readonly Leg[];
  /** Metres on foot; lifts do not count. */
  readonly length: number;
  readonly seconds: number;
  /** Nodes of the walking graph in walking order, one more than `edges`. */
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

export type NoRouteReason =
  /** Start and destination share a door. */
  | 'same-place'
  /** An end of the way has no door, or nobody knows it. */
  | 'unknown-place'
  /** Nothing joins the two, even with all ways open. */
  | 'no-way'
  /** There is a way, but what is closed cuts it. */
  | 'closed'
  /** There is a way, but not without stairs. */
  | 'no-step-free-way';

/** How near one can come to a destination that cannot be reached. */
export interface NearestPoint {
  readonly node: number;
  /** Metres from there: on foot by the way that is barred, or in a straight line when there is none at all. */
  readonly distance: number;
  /** The first way on from there that is barred; undefined when there is no way on at all. */
  readonly barredBy?: { readonly edge: number; readonly kind: WayKind };
}

export interface NoRoute {
  readonly status: 'unreachable';
  readonly reason: NoRouteReason;
  /** Missing when there was nothing to search from or for. */
  readonly nearest?: NearestPoint;
}

export type RouteResult = Route | NoRoute;

export interface RouteQuery {
  /** Doors of the start, as nodes of the walking graph: the route begins at the best one. */
  readonly from: readonly number[];
  /** Doors of the destination: the route ends at the best one. */
  readonly to: readonly number[];
  /** No stairs and no way that a wheelchair cannot take. */
  readonly stepFree?: boolean | undefined;
  /** Edges that are closed, in both directions. */
  readonly closed?: Iterable<number> | undefined;
}
