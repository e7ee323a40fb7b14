import type { GraphEdge, GraphNode } from '../model.ts';
import type { Leg } from '../routing/route.ts';
import { describeArrival } from './arrive.ts';
import { type LegParts, toLegParts } from './leg-parts.ts';
import { upperFirst } from './place-name.ts';
import { describeOpening, type Opening } from './set-out.ts';
import type { Draft, Journey } from './step.ts';
import { type Stretch, toStretches } from './stretches.ts';
import { angleBetween, type Turn, toTurn } from './turn.ts';
import { turnsText, walkText } from './walk-text.ts';

/** Metres that are not worth a sentence of their own: between two turns, and before a lift or a door outside. */
const AT_ONCE = 5;
const HARDLY = 4;

export interface RouteStretch extends Stretch {
  readonly length: number;
}

export interface WalkEnds {
  /** Position of the leg's first node in the route. */
  readonly first: number;
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
}

/** The steps of a leg on one level, and how one stands at its end. */
export function describeWalk(
  journey: Journey,
  leg: Leg,
  { first, opening, arrives, end: before }: WalkEnds,
): { readonly drafts: readonly Draft[]; readonly end: WalkEnd } {
  const parts = toLegParts(journey, leg, first);
  const stretches = toRouteStretches(journey, parts);
  const drafts: Draft[] = [];
  let facing = parts.headingIn ?? before.facing;
  let turns: Turn[] = [];
  let said = describeOpening(journey, { opening, side: before.side }, parts);
  /** Says how one sets out, with the turns so far, and where that leads to. */
  const setOut = (last: number) => {
    if (!said) return;
    const turn = opening !== 'start' && turns.length === 1 && turns[0] === 'straight' ? '' : turnsText(turns);
    drafts.push({
      kind: opening === 'start' ? 'leave' : toKind(opening),
      text: `${said}${turn && ` and ${turn}`}.`,
      turn: turn ? turns[0] : undefined,
      last,
    });
    said = '';
    turns = [];
  };

  stretches.forEach((stretch, i) => {
    if (facing !== undefined) turns.push(toTurn(angleBetween(facing, stretch.headingIn)));
    facing = stretch.headingOut;
    const ends = i === stretches.length - 1;
    if (!ends && stretch.length < AT_ONCE) return;
    setOut(stretch.first);
    if (ends && arrives) return;
    if (!ends || stretch.length >= HARDLY) {
      const text = walkText(journey, turns, [stretch.first, stretch.last]);
      drafts.push({ kind: 'walk', text, last: stretch.last, turn: turns[0] });
    } else if (turns.some((turn) => turn !== 'straight')) {
      drafts.push({
        kind: 'walk',
        text: `${upperFirst(turnsText(turns))}.`,
        last: stretch.last,
        turn: turns[0],
      });
    }
    turns = [];
  });
  if (stretches.length === 0) setOut(parts.wayFirst);
  if (arrives) drafts.push(...arrive());
  return { drafts, end: { facing: parts.headingOut ?? facing, side: sideOf(facing, parts.headingOut) } };

  function arrive(): Draft[] {
    const stretch = stretches.at(-1);
    const { text, suffices } = describeArrival(journey, parts, { stretch, facing });
    const end: Draft = { kind: 'arrive', text, last: parts.last };
    if (!stretch) return [end];
    if (suffices || stretch.length < HARDLY) {
      const turn = turnsText(turns);
      return [{ ...end, text: turn ? `${upperFirst(turn)}. ${text}` : text, turn: turns[0] }];
    }
    return [
      {
        kind: 'walk',
        text: walkText(journey, turns, [stretch.first, stretch.last]),
        last: stretch.last,
        turn: turns[0],
      },
      end,
    ];
  }
}

/** The stretches between two doors, as positions in the route's nodes, with their metres. */
function toRouteStretches({ route, surroundings }: Journey, { wayFirst, wayLast }: LegParts): RouteStretch[] {
  const { nodes, edges } = surroundings.graph;
  const way = route.nodes.slice(wayFirst, wayLast + 1);
  const points = way.map((node) => nodes[node] as GraphNode);
  const isChoice = (position: number) => surroundings.waysAt(way[position] as number) > 2;
  return toStretches(points, isChoice).map((stretch) => {
    const first = wayFirst + stretch.first;
    const last = wayFirst + stretch.last;
    const walked = route.edges.slice(first, last).map((edge) => edges[edge] as GraphEdge);
    return { ...stretch, first, last, length: walked.reduce((sum, { length }) => sum + length, 0) };
  });
}

function sideOf(facing: number | undefined, headingOut: number | undefined): Turn | undefined {
  return facing === undefined || headingOut === undefined
    ? undefined
    : toTurn(angleBetween(facing, headingOut));
}

function toKind(opening: Opening): Draft['kind'] {
  return opening === 'enter' || opening === 'exit' ? opening : 'walk';
}
