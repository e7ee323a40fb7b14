import { getLevel, isUpwards, withArticle } from '../level.ts';
import type { GraphEdge, GraphNode } from '../model.ts';
import type { Leg, LegKind, Route } from '../routing/route.ts';
import { LIFT_WAIT, toMilliseconds } from '../routing/travel-time.ts';
import { formatFloors, joinWords } from '../wording/measures.ts';
import { nameInText, shortName } from '../wording/place-name.ts';
import { describeThere } from './arrive.ts';
import type { LegStart } from './describe-leg-start.ts';
import { describeWalk, type WalkState, withTurns } from './describe-walk.ts';
import type { Draft, Journey, RoutePlaces, Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Directions in words for a route, to be followed without a map: turns from the geometry, doors counted on their
 * side, rooms passed. The steps cover the route from its first node to its last; their metres and seconds add up to the
 * route's. `surroundings` must belong to the graph of the route.
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
    const add = (draft: Draft) => drafts.push({ ...draft, level, toLevel });
    if (leg.kind === 'lift' || leg.kind === 'stairs') {
      const { text, figure } = describeClimb(journey, leg);
      add({ kind: leg.kind, text: `${joinWords(withTurns(end.turns ?? [], [text]))}.`, figure, last });
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

/** `Take the lift by 212 up 1 floor to the third floor`, with its figure. */
function describeClimb({ surroundings }: Journey, { kind, level, toLevel, nodes: [node = 0] }: Leg) {
  const { levels } = surroundings;
  const place = surroundings.placeAt(node);
  const name = place && place.kind === kind ? nameInText(place) : `the ${kind}`;
  const beside = surroundings.nearestRoom(node);
  const [start, end] = [getLevel(levels, level), getLevel(levels, toLevel)];
  const figure = formatFloors(Math.abs(end.ordinal - start.ordinal));
  const by = beside ? ` by ${shortName(beside)}` : '';
  const text = `Take ${name}${by} ${isUpwards(levels, level, toLevel) ? 'up' : 'down'} ${figure} to ${withArticle(end.name)}`;
  return { text, figure };
}

function toSteps(route: Route, drafts: readonly LevelDraft[], { graph }: Surroundings): Step[] {
  let first = 0;
  return drafts.map((draft) => {
    const edges = route.edges.slice(first, draft.last).map((edge) => graph.edges[edge] as GraphEdge);
    const wait = draft.kind === 'lift' ? LIFT_WAIT * 1000 : 0;
    const step: Step = {
      ...draft,
      first,
      points: route.nodes.slice(first, draft.last + 1).map((node) => {
        const { x, y } = graph.nodes[node] as GraphNode;
        return { x, y };
      }),
      metres: edges.reduce((sum, { kind, length }) => sum + (kind === 'lift' ? 0 : length), 0),
      seconds: edges.reduce((sum, edge) => sum + toMilliseconds(edge), wait) / 1000,
    };
    first = draft.last;
    return step;
  });
}
