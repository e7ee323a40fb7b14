import type { Leg } from '../routing/route.ts';
import { capitalised } from '../text.ts';
import { joinWords } from '../wording/measures.ts';
import { lowerFirst } from '../wording/place-name.ts';
import { describeArrival } from './arrive.ts';
import { describeLegStart, type LegStart } from './describe-leg-start.ts';
import { type LegParts, MIN_STRETCH, type RouteStretch, toLegParts, toRouteStretches } from './leg-parts.ts';
import type { Draft, Journey } from './step.ts';
import { angleBetween, type PendingTurn, type Turn, toTurn } from './turn.ts';
import { isAheadFirst, nameOfLegEnd, overWhat, turnsText, walkText } from './walk-text.ts';

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
  const all = toRouteStretches(journey, parts);
  const { stretches, to } =
    leg.kind === 'outdoor' ? withoutForecourts(journey, parts, all) : { stretches: all };
  const drafts: Draft[] = [];
  let facing = parts.headingIn ?? before.facing;
  let turns: PendingTurn[] = [];
  /** Metres since the last of the turns. */
  let since = 0;
  let clauses = withTurns(before.turns ?? [], describeLegStart(journey, { start, level: leg.level }, parts));
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
    add({
      kind: start === 'start' ? 'leave' : toKind(start),
      text: `${joinTurn([...clauses, ...(over ? [`go${over}`] : [])], turn, isAheadFirst(turns))}.`,
      turn: turn ? turns[0]?.turn : undefined,
      last: position,
    });
    clauses = [];
  };
  const addTurns = (position: number) => {
    addStart(position);
    const turn = turns[0]?.turn;
    if (turn) add({ kind: 'walk', text: `${capitalised(turnsText(turns))}.`, turn, last: position });
  };

  stretches.forEach((stretch, i) => {
    const turn = facing === undefined ? undefined : toTurn(angleBetween(facing, stretch.headingIn));
    if (turn && !(turn === 'straight' && turns.length > 0)) {
      turns.push({ turn, after: since });
      since = 0;
    }
    facing = stretch.headingOut;
    const ends = i === stretches.length - 1;
    if (!ends && stretch.length < MIN_STRETCH) {
      if (turns.length >= MAX_TURNS) addTurns(stretch.first);
      since += stretch.length;
      return;
    }
    addStart(stretch.first);
    if (stretch.bend) {
      if (turns.length >= MAX_TURNS) addTurns(stretch.first);
      turns.push(stretch.bend);
    }
    if (ends && arrives && !to) return;
    if (stretch.length < MIN_STRETCH && !to) {
      since += stretch.length;
      return;
    }
    const position = ends && to ? parts.last : stretch.last;
    const part = { turns, begin: begun(), first: stretch.first, last: position, to: ends ? to : undefined };
    add({ kind: 'walk', text: walkText(journey, part), last: position, turn: turns[0]?.turn });
  });
  if (stretches.length === 0) addStart(parts.wayFirst);
  if (arrives) arrive();
  const side = to ? undefined : sideOf(facing, parts.headingOut);
  if (side && side !== 'straight') turns.push({ turn: side, after: since });
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
      const turn = turns[0]?.turn;
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

/** `Leave room 205 and turn left`, `Go in by the main entrance, go 9 m straight ahead, then turn left`. */
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

interface DescribedStretches {
  readonly stretches: readonly RouteStretch[];
  /** Name of the place at the end of the last stretch; missing when turns describe the rest. */
  readonly to?: string | undefined;
}

/**
 * Omits short stretches on a forecourt, where the way is visible: at the beginning only the direction out of them
 * counts, at the end only the place that they lead to.
 */
function withoutForecourts(
  journey: Journey,
  parts: LegParts,
  all: readonly RouteStretch[],
): DescribedStretches {
  const isLong = ({ length }: RouteStretch) => length >= MIN_STRETCH;
  const [start, end] = [all.findIndex(isLong), all.findLastIndex(isLong)];
  const to = nameOfLegEnd(journey, parts.last);
  if (start === -1) return { stretches: all };
  const stretches = all.slice(start > 1 ? start : 0, to ? end + 1 : undefined);
  return { stretches, to };
}

function sideOf(facing: number | undefined, headingOut: number | undefined): Turn | undefined {
  return facing === undefined || headingOut === undefined
    ? undefined
    : toTurn(angleBetween(facing, headingOut));
}

function toKind(start: LegStart): Draft['kind'] {
  return start === 'enter' || start === 'exit' ? start : 'walk';
}
