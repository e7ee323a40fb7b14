import type { Leg } from '../routing/route.ts';
import { capitalised } from '../text.ts';
import { joinWords } from '../wording/measures.ts';
import { lowerFirst } from '../wording/place-name.ts';
import { describeArrival } from './arrive.ts';
import { describeLegStart, type LegStart } from './describe-leg-start.ts';
import {
  ASIDE,
  type LegParts,
  MIN_STRETCH,
  type RouteStretch,
  toLegParts,
  toRouteStretches,
} from './leg-parts.ts';
import type { Draft, Journey } from './step.ts';
import { angleBetween, type PendingTurn, type Turn, toTurn } from './turn.ts';
import {
  firstTurn,
  isAheadFirst,
  metresBetween,
  nameOfLegEnd,
  overWhat,
  turnsText,
  walkText,
} from './walk-text.ts';

/** Limit of turns in one sentence. */
const MAX_TURNS = 2;

interface WalkContext {
  /** Index of the leg's first node in the route, and of the first node that no step covers yet. */
  readonly first: number;
  readonly begin: number;
  readonly start: LegStart;
  /** The leg ends at the destination. */
  readonly arrives: boolean;
  /** State at the end of the previous leg; empty after a lift or stairs. */
  readonly end: WalkState;
}

export interface WalkState {
  /** Heading in degrees. */
  readonly facing?: number | undefined;
  /** Turns that no sentence contains yet: before short stretches, and to the door at the end. */
  readonly turns?: readonly PendingTurn[] | undefined;
}

/** The steps of a leg on one level, and the state at its end. */
export function describeWalk(
  journey: Journey,
  leg: Leg,
  { first, begin, start, arrives, end: before }: WalkContext,
): { readonly drafts: readonly Draft[]; readonly end: WalkState } {
  const parts = toLegParts(journey, leg, first);
  const stretches = toRouteStretches(journey, parts);
  const to = leg.kind === 'outdoor' ? nameOfGoal(journey, parts, stretches) : undefined;
  const drafts: Draft[] = [];
  let facing = parts.headingIn ?? before.facing;
  let turns: PendingTurn[] = [];
  /** Metres since the last of the turns. */
  let since = 0;
  const startText = describeLegStart(journey, { start, level: leg.level }, parts);
  let clauses = withTurns(before.turns ?? [], startText);
  const led = clauses === startText ? undefined : firstTurn(before.turns ?? []);
  const add = (draft: Draft) => {
    drafts.push(draft);
    journey.before = draft;
    turns = [];
    since = 0;
  };
  const begun = () => drafts.at(-1)?.last ?? begin;
  /** Adds the first step, with the pending turns, up to a position. */
  const addStart = (position: number) => {
    if (clauses.length === 0) return;
    const isPlain = turns.length === 1 && turns[0]?.turn === 'straight' && start !== 'start';
    const turn = isPlain ? '' : turnsText(turns);
    const over = overWhat(journey, Math.min(parts.wayFirst, position), position);
    // Behind the first turn, if that is at the door.
    const isAfter = over && turn && turns[0]?.after === 0 && turns[0].turn !== 'straight';
    const before = over && !isAfter ? [...clauses, `go${over}`] : clauses;
    add({
      kind: start === 'start' ? 'leave' : toKind(start),
      text: `${joinTurn(before, turn, isAheadFirst(turns))}${isAfter ? `,${over}` : ''}.`,
      turn: led ?? (turn ? firstTurn(turns) : undefined),
      last: position,
    });
    clauses = [];
  };
  const addTurns = (position: number) => {
    addStart(position);
    const turn = firstTurn(turns);
    const over = overWhat(journey, begun(), position);
    if (turn)
      add({
        kind: 'walk',
        text: `${capitalised(turnsText(turns))}${over && `,${over}`}.`,
        turn,
        last: position,
      });
  };

  stretches.forEach((stretch, i) => {
    const turn = facing === undefined ? undefined : toTurn(angleBetween(facing, stretch.headingIn));
    if (turn && !(turn === 'straight' && turns.length > 0)) {
      turns.push({ turn, after: since });
      since = 0;
    }
    facing = stretch.headingOut;
    const ends = i === stretches.length - 1;
    if (stretch.length < MIN_STRETCH && !(ends && (arrives || to))) {
      // A short part before a further turn belongs to a step that has enough turns, or that begins the leg.
      const isFull = turns.length >= MAX_TURNS || (ends && turns.length > 0 && clauses.length > 0);
      if (isFull && (!ends || turnAt(facing, parts.headingOut))) addTurns(stretch.last);
      else {
        if (ends) addStart(stretch.first);
        since += stretch.length;
      }
      return;
    }
    addStart(stretch.first);
    if (stretch.bend) {
      if (turns.length >= MAX_TURNS) addTurns(stretch.first);
      turns.push(stretch.bend);
    }
    if (ends && arrives && !to) return;
    const position = ends && to ? parts.last : stretch.last;
    const part = { turns, begin: begun(), first: stretch.first, last: position, to: ends ? to : undefined };
    add({ kind: 'walk', text: walkText(journey, part), last: position, turn: firstTurn(turns) });
  });
  if (stretches.length === 0) addStart(parts.wayFirst);
  if (arrives) arrive();
  const side = turnAt(facing, parts.headingOut);
  if (side) turns.push({ turn: side, after: since });
  return { drafts, end: { facing: parts.headingOut ?? facing, turns } };

  function arrive(): void {
    const stretch = to ? undefined : stretches.at(-1);
    const isDescribed = stretch !== undefined && stretch.length >= MIN_STRETCH;
    const arrival = describeArrival(journey, parts, {
      stretch,
      facing: to ? undefined : facing,
      isDescribed,
    });
    const { there, where, text, suffices } = arrival;
    if (stretch) {
      const { first, last } = stretch;
      const turn = firstTurn(turns);
      const isLong = isDescribed && !suffices;
      const turning =
        isLong || !turns.some((one) => one.turn !== 'straight') ? '' : `${capitalised(turnsText(turns))}.`;
      if (isLong) {
        const walk = walkText(journey, { turns, begin: begun(), first, last });
        drafts.push({ kind: 'walk', text: walk, last, turn });
      }
      const words = [turning, text].filter(Boolean).join(' ');
      if (words) drafts.push({ kind: 'walk', text: words, last, turn: turning ? turn : undefined });
    }
    if (!where) reach();
    const ahead = where ? facing : (parts.headingOut ?? facing);
    drafts.push({ kind: 'arrive', text: there, where, facing: ahead, last: parts.last });
  }

  /** An arrival without a direction has no metres to go: the step before it leads to the destination. */
  function reach(): void {
    const name = nameOfLegEnd(journey, parts.last) ?? 'your destination';
    drafts.push({ ...(drafts.pop() ?? { kind: 'walk', text: `Go to ${name}.` }), last: parts.last });
  }
}

/** `Leave room 205 and turn left`, `Go in by the main entrance, go straight ahead, then turn left`. */
function joinTurn(clauses: readonly string[], turn: string, isAhead: boolean): string {
  if (turn && isAhead) return [...clauses, turn].join(', ');
  return joinWords(turn ? [...clauses, turn] : clauses);
}

/** Clauses of one sentence, with the turns first: `Turn left`, `go out by the main entrance`. */
export function withTurns(turns: readonly PendingTurn[], clauses: readonly string[]): readonly string[] {
  const [first, ...rest] = clauses;
  if (!first || turns.every(({ turn }) => turn === 'straight')) return clauses;
  return [capitalised(turnsText(turns)), lowerFirst(first), ...rest];
}

/** Name of the place at the end of a leg outdoors; undefined where turns, or the side of the door, describe the end. */
function nameOfGoal(
  journey: Journey,
  { wayLast, last, headingOut }: LegParts,
  all: readonly RouteStretch[],
): string | undefined {
  if (!all.some(({ length }) => length >= MIN_STRETCH)) return undefined;
  const side = sideOf(all.at(-1)?.headingOut, headingOut);
  const isAtDoor = metresBetween(journey, wayLast, last) <= ASIDE || side === 'straight';
  return isAtDoor || last < journey.route.nodes.length - 1 ? nameOfLegEnd(journey, last) : undefined;
}

function sideOf(facing: number | undefined, headingOut: number | undefined): Turn | undefined {
  return facing === undefined || headingOut === undefined
    ? undefined
    : toTurn(angleBetween(facing, headingOut));
}

function turnAt(...headings: Parameters<typeof sideOf>): Turn | undefined {
  const side = sideOf(...headings);
  return side === 'straight' ? undefined : side;
}

function toKind(start: LegStart): Draft['kind'] {
  return start === 'enter' || start === 'exit' ? start : 'walk';
}
