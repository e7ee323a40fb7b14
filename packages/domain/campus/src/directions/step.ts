import { type Levels, titleOf } from '../level.ts';
import type { Place } from '../model.ts';
import type { Route } from '../routing/route.ts';
import { capitalised } from '../text.ts';
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
  /** Arrival at the destination. */
  | 'arrive';

/** One instruction. Steps of a route have no gap: each begins at the node where the previous one ends. */
export interface Step {
  readonly kind: StepKind;
  /** One or two whole sentences, with the metres. */
  readonly text: string;
  /** Of an arrival whose text says where the destination is: the same before one is there. */
  readonly where?: string | undefined;
  /** Turn at its beginning; missing where the text has none. */
  readonly turn?: Turn | undefined;
  /** Of an arrival: heading of the walker in degrees, from which `where` says the side. */
  readonly facing?: number | undefined;
  /** Level where the step begins, an index into the college's levels. */
  readonly level: number;
  /** Level where it ends; differs for lifts and stairs only. */
  readonly toLevel: number;
  /** Indices into the route's `nodes`. */
  readonly first: number;
  readonly last: number;
  /** Geometry in metres of the campus coordinate system. */
  readonly points: readonly Point[];
  /** The measure of the step, which its text contains: `24 m`, of a lift `2 floors`; missing where it has none. */
  readonly figure?: string | undefined;
  /** Whole metres on foot, as in the text: those of its own way, the same in each route. A lift has none. */
  readonly metres: number;
  /** Includes the wait for a lift. */
  readonly seconds: number;
}

export interface RoutePlaces {
  /** Named in the text when known. */
  readonly fromPlace?: Place | undefined;
  readonly toPlace?: Place | undefined;
}

/** Context for the text of a step. */
export interface Journey extends RoutePlaces {
  readonly route: Route;
  readonly surroundings: Surroundings;
  /** The step before the one that is described, whose landmarks this one does not repeat. */
  before?: Draft | undefined;
}

/** A step before its nodes are turned into points, metres and seconds. */
export type Draft = Pick<Step, 'kind' | 'where' | 'turn' | 'facing' | 'figure'> & {
  readonly last: number;
  /** Of the step's metres, `24 m`; a plain text gets them in brackets. */
  readonly text: string | ((metres: string) => string);
};

/**
 * The steps of a walker who has not arrived: the last one says where the door is. Without a direction it is the arrival
 * itself and left out.
 */
export function stepsBeforeArrival(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap(({ where, ...step }) =>
    step.kind !== 'arrive' ? step : where ? { ...step, text: where } : [],
  );
}

/** The steps, with the floor in the text of the first one on it: `Third floor. Turn left …`. */
export function withFloors(steps: readonly Step[], levels: Levels): readonly Step[] {
  return steps.map((step, i) =>
    step.level === steps[i - 1]?.level
      ? step
      : { ...step, text: `${capitalised(titleOf(levels, step.level))}. ${step.text}` },
  );
}
