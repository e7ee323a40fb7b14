import { onLevel, outdoors, pairOfLevels } from '../level.ts';
import type { Campus, GraphEdge, GraphNode, Place, Transport, WayKind } from '../model.ts';
import { formatMetres, formatSteps, joinWords } from '../wording/measures.ts';
import { nameInText, nameWithWing, shortName } from '../wording/place-name.ts';
import { isStepFree } from './profiles.ts';
import type { NearestPoint, NoRoute, Route } from './route.ts';

interface Missing extends Pick<NoRoute, 'reason'> {
  readonly from: Place;
  readonly to: Place;
  readonly nearest?: NearestPoint | undefined;
  /** Sentences on what is closed on the way. */
  readonly closures?: string;
  /** Where the place is on another campus. */
  readonly ride?: Transport | undefined;
}

/** Explains in sentences why there is no route, and which reachable point is nearest. */
export function explainNoRoute(
  { reason, from, to, nearest, closures = '', ride }: Missing,
  campus: Campus,
): string {
  switch (reason) {
    case 'same-place':
      return 'You are already there: source and destination are the same place.';
    case 'unknown-place':
      return `${to.name} has no door on the plan, so that no route can lead there.`;
    case 'no-way':
    case 'closed': {
      const before = closures && `${closures} `;
      if (ride) return `${before}${to.name} is on another campus, ${to.campus}. ${ride.text}`;
      const rest = nearest ? explainNearest(nearest, from, campus) : '';
      return `${before}No ${closures && 'other '}way leads to ${to.name}.${rest}`;
    }
    case 'no-step-free-way':
      return `There is no step-free way to ${to.name}.`;
    default:
      return reason satisfies never;
  }
}

/** Names the point by the place with a door there, or else by the nearest one on its level; empty where that is the start. */
function explainNearest({ node, distance }: NearestPoint, from: Place, campus: Campus): string {
  const { level } = campus.graph.nodes[node] as GraphNode;
  const floor = onLevel(campus.levels, level);
  const by = placeBy(node, campus);
  if (by?.place.id === from.id) return '';
  const name = by ? `${by.distance === 0 ? '' : 'near '}${nameInText(by.place)} ${floor}` : floor;
  return ` The nearest point that you can reach is ${name}, ${formatMetres(distance)} away in a straight line.`;
}

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
  return `There is no step-free way: ${barriers}.${rest ? ` ${rest}: about ${formatMetres(Math.max(5, Math.round(part.metres / 5) * 5))}.` : ''}`;
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
  return isShaft ? `${nameWithWing(place)} ${onLevel(levels, place.level)}` : shortName(place);
}

/** The place with a door at a node, or else the one with the nearest door in a straight line on the same level. */
function placeBy(node: number, { graph: { nodes }, places }: Campus) {
  const here = nodes[node] as GraphNode;
  let nearest: { place: Place; distance: number } | undefined;
  for (const place of places) {
    for (const door of place.nodes) {
      const { x, y, level } = nodes[door] as GraphNode;
      const distance = Math.hypot(x - here.x, y - here.y);
      if (level === here.level && (!nearest || distance < nearest.distance)) nearest = { place, distance };
    }
  }
  return nearest;
}
