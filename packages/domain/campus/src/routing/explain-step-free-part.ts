import { onLevel, outdoors, pairOfLevels } from '../level.ts';
import type { Campus, GraphEdge, GraphNode, Place, WayKind } from '../model.ts';
import { formatMetres, formatSteps, joinWords } from '../wording/measures.ts';
import { shortName } from '../wording/place-name.ts';
import { placeBy } from './place-by.ts';
import { isStepFree } from './profiles.ts';
import type { Route } from './route.ts';

/** The step-free part of a way with barriers: from or to a place beyond them. */
export interface StepFreeEnd {
  readonly end: 'from' | 'to';
  readonly place: Place;
  readonly metres: number;
}

/** Names the barriers of a route and its step-free part: `4 steps between 118B and 118.` */
export function explainStepFreePart(blocked: Route, part: StepFreeEnd | undefined, campus: Campus): string {
  const barriers = joinWords(barriersOf(blocked, campus).map((run) => nameBarrier(run, campus)));
  const rest =
    part && `${part.end === 'from' ? 'From' : 'To'} ${nameEnd(part.place, campus)} it is step-free`;
  return `There is no step-free way: ${barriers}.${rest ? ` ${rest}: ${formatMetres(part.metres)}.` : ''}`;
}

/** Consecutive edges that are not step-free, and the nodes at their ends. */
interface Barrier {
  readonly edges: readonly GraphEdge[];
  readonly first: number;
  readonly last: number;
}

function barriersOf({ nodes, edges }: Route, { graph }: Campus): readonly Barrier[] {
  const runs: Barrier[] = [];
  let open: Barrier | undefined;
  edges.forEach((index, i) => {
    const edge = graph.edges[index] as GraphEdge;
    const [first, last] = [nodes[i] as number, nodes[i + 1] as number];
    if (isStepFree(edge)) open = undefined;
    else if (open) {
      open = { edges: [...open.edges, edge], first: open.first, last };
      runs[runs.length - 1] = open;
    } else {
      open = { edges: [edge], first, last };
      runs.push(open);
    }
  });
  return runs;
}

function nameBarrier({ edges, first, last }: Barrier, campus: Campus): string {
  const [from, to] = [campus.graph.nodes[first], campus.graph.nodes[last]] as [GraphNode, GraphNode];
  if (from.level !== to.level && from.level !== outdoors && to.level !== outdoors)
    return `stairs between ${pairOfLevels(campus.levels, from.level, to.level).join(' and ')}`;
  const stairs = edges.filter(({ kind }) => kind === 'stairs');
  const count = stairs.reduce((sum, { steps = 0 }) => sum + steps, 0);
  const what = stairs.length > 0 ? formatSteps(count) : tooNarrow[edges[0]?.kind ?? 'door'];
  const [before, after] = [placeBy(first, campus), placeBy(last, campus)];
  if (before && after && before.place !== after.place && before.distance + after.distance === 0)
    return `${what} between ${shortName(before.place)} and ${shortName(after.place)}`;
  const place = [before, after].toSorted((a, b) => (a?.distance ?? 0) - (b?.distance ?? 0))[0]?.place;
  return place ? `${what} by ${shortName(place)}` : what;
}

const tooNarrow: Record<WayKind, string> = {
  corridor: 'a corridor that is too narrow',
  lobby: 'a passage that is too narrow',
  door: 'a door that is too narrow',
  path: 'a path that is too narrow',
  ramp: 'a ramp that is too steep',
  stairs: 'stairs',
  lift: 'a lift that is too narrow',
};

/** Adds the floor to a lift or staircase, which is on several. */
function nameEnd(place: Place, { levels }: Campus): string {
  const isShaft = place.kind === 'lift' || place.kind === 'stairs';
  return isShaft ? `${shortName(place)} ${onLevel(levels, place.level)}` : shortName(place);
}
