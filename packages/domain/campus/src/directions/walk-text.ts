import type { GraphEdge, WayKind } from '../model.ts';
import { capitalised } from '../text.ts';
import { formatMetres, formatSteps, joinWords } from '../wording/measures.ts';
import { nameInText } from '../wording/place-name.ts';
import { MIN_STRETCH } from './leg-parts.ts';
import { landmarksPassed, placesCrossed } from './passed.ts';
import type { Journey } from './step.ts';
import { type PendingTurn, type Turn, turnWords } from './turn.ts';

/** Distance in metres between two turns below which the second follows `at once`. */
const AT_ONCE = 5;

/**
 * `turn left`, `turn left, then at once right`, `turn left, then right`, `go straight ahead, then turn left`; empty without
 * turns. Only a long part between two turns has metres.
 */
export function turnsText(turns: readonly PendingTurn[]): string {
  const shown = shownTurns(turns);
  return shown
    .map(({ turn, after }, i) => {
      const before = shown[i - 1]?.turn;
      const isPlain = turn === 'straight' || after < (before ? MIN_STRETCH : AT_ONCE);
      const metres = isPlain ? '' : `after ${formatMetres(after)} `;
      const when = before && after < AT_ONCE ? 'at once ' : metres;
      const isBare = before && before !== 'straight';
      const words = isBare ? turnWords[turn].replace('turn ', '') : turnWords[turn];
      return `${when}${words}${before === turn ? ' again' : ''}`;
    })
    .join(', then ');
}

function shownTurns(turns: readonly PendingTurn[]): readonly PendingTurn[] {
  const [start, second, ...others] = turns;
  const goesOn = start?.turn === 'straight' && second && second.after < AT_ONCE;
  return goesOn ? [{ ...second, after: 0 }, ...others] : turns;
}

/** The turn that the text begins with. */
export function firstTurn(turns: readonly PendingTurn[]): Turn | undefined {
  return shownTurns(turns)[0]?.turn;
}

/** A stretch straight ahead, long enough for metres of its own, before the first turn. */
export function isAheadFirst([start, second]: readonly PendingTurn[]): boolean {
  return (
    start?.turn === 'straight' && start.after < AT_ONCE && second !== undefined && second.after >= AT_ONCE
  );
}

const along: Partial<Record<WayKind, string>> = {
  corridor: ' along the corridor',
  lobby: ' across the lobby',
  path: ' along the path',
  ramp: ' along the ramp',
};

export interface WalkPart {
  readonly turns: readonly PendingTurn[];
  /** Indices into the route's nodes: begin of the step, and the part that the text describes. */
  readonly begin: number;
  readonly first: number;
  readonly last: number;
  /** Outdoors: name of the place that the way leads to. */
  readonly to?: string | undefined;
}

/** `Turn left and go 24 m along the corridor, past 207.`, `Follow the west walk to the Canteen, 65 m.` */
export function walkText(
  journey: Journey,
  { turns, begin, first, last, to }: WalkPart,
): (metres: string) => string {
  const edges = edgesOf(journey, first, last);
  const whole = edgesOf(journey, begin, last);
  const straight = turns.length === 1 && turns[0]?.turn === 'straight';
  const turn = straight ? '' : turnsText(turns);
  const set = turn ? `${turn}${turns.length > 1 ? ',' : ''} and ` : '';
  const past = joinWords(landmarksPassed(journey, first, last));
  const crossed = joinWords(placesCrossed(journey, first, last).map(nameInText));
  const over = `${crossed && ` through ${crossed}`}${overWhat(journey, begin, last)}`;
  const name = nameOfPath(edges);
  const isOn = name !== undefined && to !== undefined && bare(to).startsWith(bare(name));
  // A few metres to the door need no name of the path.
  const isShort = to !== undefined && sum(whole) < MIN_STRETCH;
  if (isShort) {
    const goal = isOn ? `along ${name}` : `to ${to}`;
    return (metres) => `${capitalised(`${set}go`)}${over} ${goal} (${metres}).`;
  }
  const onto = to === undefined ? toWay(journey, first, last) : ` to ${to}`;
  if (name || to) {
    const follow = name ? `follow ${name}` : 'go';
    const passing = past && ` past ${past}`;
    const goal = isOn ? '' : onto;
    return (metres) => `${capitalised(set + follow)}${passing}${over}${goal}, ${metres}.`;
  }
  const go = straight ? 'go straight ahead for' : `${set}go`;
  const passing = past && `, past ${past}`;
  const floor = overFloor(edges) || onto;
  const next = past ? '' : toNextFloor(journey, last);
  const aside = floor === along.ramp ? over.replace(overRamp, '') : over;
  return (metres) => `${capitalised(go)} ${metres}${floor}${next}${aside && `,${aside}`}${passing}.`;
}

function bare(name: string): string {
  return name.replace(/^the /, '').toLowerCase();
}

/** ` along the corridor`, ` along the corridor and through the lobby`: the lobby is said where it is a part of the way. */
function overFloor(edges: readonly GraphEdge[]): string {
  const kinds = new Set(edges.map(({ kind }) => kind));
  const isLong = (kind: WayKind) => sum(edges.filter((edge) => edge.kind === kind)) >= AT_ONCE;
  const [first, second] = [...kinds].filter(
    (kind) => (kind === 'corridor' || kind === 'lobby') && isLong(kind),
  );
  if (!first || !second) return along[longestKind(edges)] ?? '';
  const isThrough = first === 'corridor' && edges.at(-1)?.kind === 'corridor';
  return isThrough ? `${along.corridor} and through the lobby` : `${along[first]} and${along[second]}`;
}

/** ` to the corridor`: what begins at the end of a walk across a lobby, and the other way round. */
function toNextFloor(journey: Journey, last: number): string {
  const [own, ...ahead] = edgesOf(journey, last - 1, journey.route.edges.length);
  const next = ahead.findIndex(({ kind }) => kind !== own?.kind && kind !== 'door');
  const kinds = [own?.kind, ahead[next]?.kind];
  const isNear = sum(ahead.slice(0, next)) < AT_ONCE && kinds.includes('lobby') && kinds.includes('corridor');
  return isNear ? ` to the ${kinds[1]}` : '';
}

/** ` to the path`: the way after the line from the middle of an area, or after the path on which the route starts. */
function toWay(journey: Journey, first: number, last: number): string {
  const [[line], [next]] = [edgesOf(journey, first, last), edgesOf(journey, last, last + 1)];
  if (!line?.isOffWay || !next || next.name === (line.name ?? '')) return '';
  const name = nameOfPath([next]) ?? (line.name ? undefined : `the ${next.kind}`);
  return name ? ` to ${name}` : '';
}

const overRamp = ' over the ramp';

/** ` up 4 steps`, ` over the ramp`: mentioned at any length, as it matters for accessibility. */
export function overWhat(journey: Journey, first: number, last: number): string {
  const edges = edgesOf(journey, first, last);
  const flights = edges.flatMap((edge, i) => {
    const isUp = edge.from === journey.route.nodes[first + i];
    return edge.kind === 'stairs' ? [{ isUp, steps: edge.steps ?? 0 }] : [];
  });
  const ramp = edges.some(({ kind }) => kind === 'ramp');
  if (flights.length === 0) return ramp ? overRamp : '';
  const count = formatSteps(flights.reduce((all, { steps }) => all + steps, 0));
  const known = flights.every(({ steps, isUp }) => steps > 0 && isUp === flights[0]?.isUp);
  return ` ${known ? (flights[0]?.isUp ? 'up' : 'down') : 'over'} ${known ? count : `the ${count}`}`;
}

function edgesOf({ route, surroundings }: Journey, first: number, last: number): readonly GraphEdge[] {
  return route.edges.slice(first, last).map((edge) => surroundings.graph.edges[edge] as GraphEdge);
}

/** Metres of a part of the route. */
export function metresBetween(journey: Journey, first: number, last: number): number {
  return sum(edgesOf(journey, first, last));
}

function sum(edges: readonly GraphEdge[]): number {
  return edges.reduce((metres, { length }) => metres + length, 0);
}

function longestKind(edges: readonly GraphEdge[]): WayKind {
  return longest(edges, ({ kind, isOffWay }) => (isOffWay ? 'door' : kind)) ?? 'door';
}

/** `the west walk`, `Main Drive`: name of the longest part of a way, if any. */
function nameOfPath(edges: readonly GraphEdge[]): string | undefined {
  const name = longest(edges, (edge) => edge.name);
  return name && (/^[a-z]/.test(name) ? `the ${name}` : name);
}

/** The key with the most metres of a way. */
function longest<Key>(edges: readonly GraphEdge[], keyOf: (edge: GraphEdge) => Key): Key | undefined {
  const metres = [...Map.groupBy(edges, keyOf)].map(([key, same]) => ({ key, length: sum(same) }));
  return metres.toSorted((a, b) => b.length - a.length)[0]?.key;
}

/** Name of the place at the end of a leg. */
export function nameOfLegEnd({ route, surroundings, toPlace }: Journey, last: number): string | undefined {
  const place =
    last === route.nodes.length - 1 && toPlace ? toPlace : surroundings.placeAt(route.nodes[last] as number);
  return place && nameInText(place);
}
