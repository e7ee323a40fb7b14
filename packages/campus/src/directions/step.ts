import type { Place } from '../model.ts';
import type { Route } from '../routing/route.ts';
import type { Surroundings } from './surroundings.ts';
import type { Point, Turn } from './turn.ts';

export type StepKind =
  /** Out of the door where the route starts. */
  | 'leave'
  | 'walk'
  | 'lift'
  | 'stairs'
  /** Into a building, and out of it. */
  | 'enter'
  | 'exit'
  /** The last step: one is there. */
  | 'arrive';

/** One thing to do. The steps of a route follow each other without a gap: each begins at the node where the last ended. */
export interface Step {
  readonly kind: StepKind;
  /** One or two whole sentences. */
  readonly text: string;
  /** How one turns at its beginning; missing where the words tell of no turn. */
  readonly turn?: Turn | undefined;
  /** Where the step begins, an index into the college's levels. */
  readonly level: number;
  /** Where it ends, another level for lifts and stairs only. */
  readonly toLevel: number;
  /** Positions in the route's `nodes`. */
  readonly first: number;
  readonly last: number;
  /** The way in metres of the campus frame. */
  readonly points: readonly Point[];
  /** The measure that the words name, `24 m` or `2 floors`; missing where they name none. */
  readonly figure?: string | undefined;
  /** Metres on foot; a lift has none. */
  readonly metres: number;
  /** Includes the wait for a lift. */
  readonly seconds: number;
}

export interface RouteEnds {
  /** Named in the words when they are known. */
  readonly fromPlace?: Place | undefined;
  readonly toPlace?: Place | undefined;
}

/** All that the wording of a step may look at. */
export interface Journey extends RouteEnds {
  readonly route: Route;
  readonly surroundings: Surroundings;
}

/** A step before its nodes are turned into points, metres and seconds. */
export type Draft = Pick<Step, 'kind' | 'text' | 'turn' | 'figure'> & { readonly last: number };
