import type { Closure } from '../model.ts';

/** `outdoor` and `floor` stay on one level and may have flights of steps; `lift` and `stairs` lead to another level. */
export type LegKind = 'outdoor' | 'floor' | 'lift' | 'stairs';

/** A part of a route on one level or between two. `nodes[i]` and `nodes[i + 1]` are joined by `edges[i]`. */
export interface Leg {
  readonly kind: LegKind;
  /** Index into the college's levels, 0 outdoors; for a lift or stairs the level where it is entered. */
  readonly level: number;
  /** Where the leg ends: another level than `level` for a lift and stairs. */
  readonly toLevel: number;
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  /** Metres on foot; 0 in a lift. */
  readonly length: number;
  /** Includes the wait for a lift. */
  readonly seconds: number;
  /** The leg has a flight that stays on its level. */
  readonly hasSteps: boolean;
  /** Steps of such flights, up and down; 0 also where the data has no count. */
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
  /** The start or destination is unknown or has no door. */
  | 'unknown-place'
  /** The two are not connected, even with everything open. */
  | 'no-way'
  /** All routes pass something that is closed. */
  | 'closed'
  /** All routes have a barrier. */
  | 'no-step-free-way';

/** The reachable point nearest to an unreachable destination. */
export interface NearestPoint {
  readonly node: number;
  /** Metres from there to the destination in a straight line. */
  readonly distance: number;
}

export interface NoRoute {
  readonly status: 'unreachable';
  readonly reason: NoRouteReason;
}

export type RouteResult = Route | NoRoute;

export interface RouteQuery {
  /** Doors of the start, as nodes of the walking graph: the route begins at one of them. */
  readonly from: readonly number[];
  /** Doors of the destination: the route ends at one of them. */
  readonly to: readonly number[];
  /** Without stairs and edges that a wheelchair cannot use. */
  readonly stepFree?: boolean | undefined;
  /** The same array in many queries costs nothing after the first: the router compares the array, not its entries. */
  readonly closed?: readonly Closure[] | undefined;
}
