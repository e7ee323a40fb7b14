import { capitalised } from '../lookup/capitalised.ts';
import type { GraphEdge, GraphNode } from '../model.ts';
import type { Leg } from '../routing/route.ts';
import { describeArrival } from './arrive.ts';
import { type LegParts, toLegParts } from './leg-parts.ts';
import { joinWords } from './measures.ts';
import { lowerFirst } from './place-name.ts';
import { describeOpening, type Opening } from './set-out.ts';
import type { Draft, Journey } from './step.ts';
import { type Stretch, toStretches } from './stretches.ts';
import { angleBetween, type Turn, toTurn } from './turn.ts';
import { nameOfEnd, overWhat, type SaidTurn, turnsText, walkText } from './walk-text.ts';

/** Metres up to which a stretch has no sentence of its own. */
const JOINED = 10;
/** Turns of one sentence from which on a short stretch begins another. */
const JOINED_TURNS = 2;

export interface RouteStretch extends Stretch {
  readonly length: number;
}

export interface WalkEnds {
  /** Position of the leg's first node in the route, and of the first one that no step covers yet. */
  readonly first: number;
  readonly begin: number;
  readonly opening: Opening;
  /** The leg ends at the destination. */
  readonly arrives: boolean;
  /** As the leg before has left one; nothing is known after a lift or stairs. */
  readonly end: WalkEnd;
}

export interface WalkEnd {
  /** Degrees in which one faces. */
  readonly facing?: number | undefined;
  /** Where the door lies through which one goes, seen from the way to it. */
  readonly side?: Turn | undefined;
  /** Turns that are still to be told, as the way after them is short. */
  readonly turns?: readonly SaidTurn[] | undefined;
}

/** The steps of a leg on one level, and how one stands at its end. */
export function describeWalk(
  journey: Journey,
  leg: Leg,
  { first, begin, opening, arrives, end: before }: WalkEnds,
): { readonly drafts: readonly Draft[]; readonly end: WalkEnd } {
  const parts = toLegParts(journey, leg, first);
  const all = toRouteStretches(journey, parts);
  const { stretches, to } =
    leg.kind === 'outdoor' ? withoutForecourts(journey, parts, all) : { stretches: all };
  const drafts: Draft[] = [];
  let facing = parts.headingIn ?? before.facing;
  let turns: SaidTurn[] = [];
  /** Metres since the last of the turns. */
  let since = 0;
  let said = withTurns(before.turns ?? [], describeOpening(journey, { opening, side: before.side }, parts));
  const add = (draft: Draft) => {
    drafts.push(draft);
    turns = [];
    since = 0;
  };
  const begun = () => drafts.at(-1)?.last ?? begin;
  /** Says how one sets out, with the turns so far, and where that leads to. */
  const setOut = (position: number) => {
    if (said.length === 0) return;
    const isPlain = turns.length === 1 && turns[0]?.turn === 'straight' && opening !== 'start';
    const turn = isPlain ? '' : turnsText(turns);
    const over = overWhat(journey, Math.min(parts.wayFirst, position), position);
    add({
      kind: opening === 'start' ? 'leave' : toKind(opening),
      text: `${joinWords([...said, ...(over ? [`go${over}`] : []), ...(turn ? [turn] : [])])}.`,
      turn: turn ? turns[0]?.turn : undefined,
      last: position,
    });
    said = [];
  };
  const tellTurns = (position: number) => {
    setOut(position);
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
    if (!ends && stretch.length < JOINED) {
      if (turns.length >= JOINED_TURNS) tellTurns(stretch.first);
      since += stretch.length;
      return;
    }
    setOut(stretch.first);
    if (ends && arrives && !to) return;
    if (stretch.length < JOINED && !to) return;
    const position = ends && to ? parts.last : stretch.last;
    const part = { turns, begin: begun(), first: stretch.first, last: position, to: ends ? to : undefined };
    add({ kind: 'walk', ...walkText(journey, part), last: position, turn: turns[0]?.turn });
  });
  if (stretches.length === 0) setOut(parts.wayFirst);
  const side = to ? undefined : sideOf(facing, parts.headingOut);
  if (arrives) drafts.push(...arrive());
  return { drafts, end: { facing: parts.headingOut ?? facing, side, turns } };

  function arrive(): readonly Draft[] {
    const stretch = to ? undefined : stretches.at(-1);
    const told = stretch !== undefined && stretch.length >= JOINED;
    const arrival = describeArrival(journey, parts, { stretch, facing: to ? undefined : facing, told });
    const end: Draft = { kind: 'arrive', text: arrival.there, last: parts.last };
    const turn = turns[0]?.turn;
    if (!stretch) return [end];
    const { text, suffices } = arrival;
    const isLong = told && !suffices;
    const part = { turns, begin: begun(), first: stretch.first, last: stretch.last };
    const walk: Draft | undefined = isLong
      ? { kind: 'walk', ...walkText(journey, part), last: stretch.last, turn }
      : undefined;
    const turning =
      isLong || !turns.some((one) => one.turn !== 'straight') ? '' : `${capitalised(turnsText(turns))}.`;
    const words = [turning, text].filter(Boolean).join(' ');
    const door: Draft | undefined = words
      ? {
          kind: 'walk',
          text: words,
          last: text ? arrival.last : stretch.last,
          turn: turning ? turn : undefined,
        }
      : undefined;
    return [walk, door, end].filter((draft) => draft !== undefined);
  }
}

/** What is done in one sentence: `Turn left`, `go out by the main entrance`. */
export function withTurns(turns: readonly SaidTurn[], clauses: readonly string[]): readonly string[] {
  const [first, ...rest] = clauses;
  if (!first || turns.every(({ turn }) => turn === 'straight')) return clauses;
  return [capitalised(turnsText(turns)), lowerFirst(first), ...rest];
}

interface ToldStretches {
  readonly stretches: readonly RouteStretch[];
  /** Where the last stretch leads to; missing where turns tell the rest of the way. */
  readonly to?: string | undefined;
}

/**
 * Before a building one sees where to go: of several short stretches at the beginning only the direction counts in
 * which one leaves them, and those at the end are told by the place that they lead to.
 */
function withoutForecourts(journey: Journey, parts: LegParts, all: readonly RouteStretch[]): ToldStretches {
  const isLong = ({ length }: RouteStretch) => length >= JOINED;
  const [start, end] = [all.findIndex(isLong), all.findLastIndex(isLong)];
  const to = nameOfEnd(journey, parts.last);
  if (start === -1) return { stretches: all };
  const stretches = all.slice(start > 1 ? start : 0, to ? end + 1 : undefined);
  return { stretches, to };
}

/** The stretches between two doors, as positions in the route's nodes, with their metres. */
function toRouteStretches({ route, surroundings }: Journey, { wayFirst, wayLast }: LegParts): RouteStretch[] {
  const { nodes, edges } = surroundings.graph;
  const way = route.nodes.slice(wayFirst, wayLast + 1);
  const points = way.map((node) => nodes[node] as GraphNode);
  const isChoice = (position: number) => surroundings.waysAt(way[position] as number) > 2;
  const edge = (position: number) => edges[route.edges[position] as number] as GraphEdge;
  const stretches: RouteStretch[] = [];
  for (const stretch of toStretches(points, isChoice)) {
    const [first, last] = [wayFirst + stretch.first, wayFirst + stretch.last];
    const walked = route.edges.slice(first, last).map((index) => edges[index] as GraphEdge);
    const length = walked.reduce((sum, one) => sum + one.length, 0);
    const before = stretches.at(-1);
    const { name } = edge(first);
    // One follows a path that has a name round its bends.
    if (before && name && edge(first - 1).name === name)
      stretches[stretches.length - 1] = {
        ...before,
        last,
        headingOut: stretch.headingOut,
        length: before.length + length,
      };
    else stretches.push({ ...stretch, first, last, length });
  }
  return stretches;
}

function sideOf(facing: number | undefined, headingOut: number | undefined): Turn | undefined {
  return facing === undefined || headingOut === undefined
    ? undefined
    : toTurn(angleBetween(facing, headingOut));
}

function toKind(opening: Opening): Draft['kind'] {
  return opening === 'enter' || opening === 'exit' ? opening : 'walk';
}
