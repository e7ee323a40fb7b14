import { getLevel, isUpwards, withArticle } from '../level.ts';
import type { GraphEdge, GraphNode } from '../model.ts';
import type { Leg, LegKind, Route } from '../routing/route.ts';
import { LIFT_WAIT, toMilliseconds } from '../routing/travel-time.ts';
import { formatFloors, formatMetres, joinWords, roundMetres } from '../wording/measures.ts';
import { nameAmongAlike, shortName } from '../wording/place-name.ts';
import { describeThere } from './arrive.ts';
import type { LegStart } from './describe-leg-start.ts';
import { describeWalk, type WalkState, withTurns } from './describe-walk.ts';
import { isNamedBefore } from './passed.ts';
import type { Draft, Journey, RoutePlaces, Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Directions in words for a route, to be followed without a map: turns from the geometry, doors counted on their
 * side, rooms passed. The steps cover the route from its first node to its last; their seconds add up to
 * the route's. `surroundings` must belong to the graph of the route.
 */
export function describeRoute(route: Route & RoutePlaces, surroundings: Surroundings): Step[] {
  const journey: Journey = { route, surroundings, fromPlace: route.fromPlace, toPlace: route.toPlace };
  const drafts: LevelDraft[] = [];
  let first = 0;
  let end: WalkState = {};
  route.legs.forEach((leg, i) => {
    const last = first + leg.edges.length;
    const { level, toLevel } = leg;
    const arrives = i === route.legs.length - 1;
    const add = (draft: Draft) => {
      // A short walk of the leg before may begin it: from the foot of the stairs to the door.
      const isBefore = (drafts.at(-1)?.last ?? 0) < first;
      journey.before = draft;
      drafts.push({ ...draft, level: isBefore ? (route.legs[i - 1]?.toLevel ?? level) : level, toLevel });
    };
    if (leg.kind === 'lift' || leg.kind === 'stairs') {
      add({ kind: leg.kind, ...describeClimb(journey, leg, end), last });
      if (arrives) add({ kind: 'arrive', text: describeThere(route.toPlace), last });
      end = {};
    } else {
      const start = legStartOf(leg.kind, route.legs[i - 1]?.kind);
      const begin = drafts.at(-1)?.last ?? 0;
      const walk = describeWalk(journey, leg, { first, begin, start, arrives, end });
      walk.drafts.forEach(add);
      end = walk.end;
    }
    first = last;
  });
  return toSteps(route, drafts, surroundings);
}

type LevelDraft = Draft & Pick<Step, 'level' | 'toLevel'>;

function legStartOf(kind: LegKind, before: LegKind | undefined): LegStart {
  if (before === undefined) return 'start';
  if (before === 'lift' || before === 'stairs') return before;
  if (kind === 'floor' && before === 'floor') return 'over';
  return kind === 'outdoor' ? 'exit' : 'enter';
}

/** `Turn left and take the lift opposite 212 (2 m) up 1 floor to the third floor.`, with its floors. */
function describeClimb(
  journey: Journey,
  { kind, level, toLevel, nodes: [node = 0] }: Leg,
  { turns = [] }: WalkState,
) {
  const { surroundings } = journey;
  const { levels } = surroundings;
  const place = surroundings.placeAt(node);
  const own = place?.kind === kind ? place : undefined;
  const name = own ? nameAmongAlike(own) : `the ${kind}`;
  const beside = own?.near
    ? undefined
    : surroundings.roomBeside(node, (room) => !isNamedBefore(journey, shortName(room)));
  const [start, end] = [getLevel(levels, level), getLevel(levels, toLevel)];
  const figure = formatFloors(Math.abs(end.ordinal - start.ordinal));
  const by = beside ? ` ${beside.by} ${shortName(beside.place)}` : '';
  const to = `${isUpwards(levels, level, toLevel) ? 'up' : 'down'} ${figure} to ${withArticle(end.name)}`;
  const isAside = turns.some(({ turn }) => turn !== 'straight');
  const sentence = (take: string, walked = '') =>
    `${joinWords(withTurns(turns, [`${take} ${name}${by}${walked} ${to}`]))}.`;
  // Stairs are walked, a lift is walked to.
  const text =
    kind === 'stairs'
      ? sentence('Take')
      : (metres: string) =>
          metres && !isAside ? sentence(`After ${metres} take`) : sentence('Take', metres && ` (${metres})`);
  return { text, figure };
}

function toSteps(route: Route, drafts: readonly LevelDraft[], { graph }: Surroundings): Step[] {
  const parts = drafts.map(({ last }, i) => {
    const first = drafts[i - 1]?.last ?? 0;
    return { first, edges: route.edges.slice(first, last).map((edge) => graph.edges[edge] as GraphEdge) };
  });
  return drafts.map(({ text, where, figure, ...draft }, i) => {
    const { first, edges } = parts[i] as (typeof parts)[number];
    const metres = roundMetres(
      edges.reduce((sum, { kind, length }) => sum + (kind === 'lift' ? 0 : length), 0),
    );
    const shown = metres > 0 ? formatMetres(metres) : '';
    const wait = draft.kind === 'lift' ? LIFT_WAIT * 1000 : 0;
    return {
      ...draft,
      text: typeof text === 'string' ? withMetres(text, shown) : text(toAll(shown, text(''))),
      where: where && withMetres(where, shown),
      figure: shown || figure,
      first,
      points: route.nodes.slice(first, draft.last + 1).map((node) => {
        const { x, y } = graph.nodes[node] as GraphNode;
        return { x, y };
      }),
      metres,
      seconds: edges.reduce((sum, edge) => sum + toMilliseconds(edge), wait) / 1000,
    };
  });
}

/** `88 m in all` beside other metres, which are a part of them. */
function toAll(metres: string, others: string): string {
  return /\d\sm\b/.test(others) ? `${metres}\u00a0in\u00a0all` : metres;
}

/**
 * `Leave room 205 and turn left (2 m).`, `After 8 m turn left, then right (15 m in all).` Metres that the sentence has differ by
 * one at most where they are the whole step.
 */
function withMetres(sentence: string, metres: string): string {
  if (!metres) return sentence;
  const [said, another] = sentence.match(/\b\d+\sm\b/g) ?? [];
  const isWhole = said && !another && Math.abs(Number.parseInt(said, 10) - Number.parseInt(metres, 10)) <= 1;
  if (isWhole) return sentence.replace(said, metres);
  return sentence.replace(/\.$/, ` (${toAll(metres, sentence)}).`);
}

/** Metres of a route as shown, the sum of those of its steps. */
export function metresOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { metres }) => sum + metres, 0);
}
