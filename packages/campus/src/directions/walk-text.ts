import type { GraphEdge, WayKind } from '../model.ts';
import { formatMetres, joinWords } from './measures.ts';
import { landmarksPassed } from './passed.ts';
import { upperFirst } from './place-name.ts';
import type { Journey } from './step.ts';
import { type Turn, turnWords } from './turn.ts';

/** `turn left`, `turn left, then at once right`; nothing for no turn. Going straight on between turns is not worth a word. */
export function turnsText(turns: readonly Turn[]): string {
  const [first, ...rest] = turns.filter((turn, i) => i === 0 || turn !== 'straight');
  if (!first) return '';
  return [turnWords[first], ...rest.map((turn) => turnWords[turn].replace('turn ', 'at once '))].join(
    ', then ',
  );
}

const along: Partial<Record<WayKind, string>> = {
  corridor: ' along the corridor',
  lobby: ' across the lobby',
  path: ' along the path',
  ramp: ' along the ramp',
};

/** `Turn left and walk 24 m along the corridor, past 207 and 209.` for a part of the route between two positions. */
export function walkText(
  journey: Journey,
  turns: readonly Turn[],
  [first, last]: readonly [number, number],
): string {
  const { graph } = journey.surroundings;
  const edges = journey.route.edges.slice(first, last).map((edge) => graph.edges[edge] as GraphEdge);
  const metres = formatMetres(edges.reduce((sum, { length }) => sum + length, 0));
  const straight = turns.length === 1 && turns[0] === 'straight';
  const turn = straight ? '' : turnsText(turns);
  const walk = straight
    ? `go straight ahead for ${metres}`
    : turn
      ? `${turn}${turns.length > 1 ? ',' : ''} and walk ${metres}`
      : `walk ${metres}`;
  const past = landmarksPassed(journey, first, last);
  const passing = past.length > 0 ? `, past ${joinWords(past)}` : '';
  return `${upperFirst(walk)}${along[longestKind(edges)] ?? ''}${overWhat(edges)}${passing}.`;
}

function longestKind(edges: readonly GraphEdge[]): WayKind {
  const metres = new Map<WayKind, number>();
  for (const { kind, length } of edges) metres.set(kind, (metres.get(kind) ?? 0) + length);
  return [...metres].reduce((best, next) => (next[1] > best[1] ? next : best), ['door', 0])[0];
}

/** Steps and ramps on the way matter to many, however short they are. */
function overWhat(edges: readonly GraphEdge[]): string {
  if (edges.some(({ kind }) => kind === 'stairs')) return ' and over the steps';
  const ramp = edges.some(({ kind }) => kind === 'ramp') && longestKind(edges) !== 'ramp';
  return ramp ? ' and over the ramp' : '';
}
