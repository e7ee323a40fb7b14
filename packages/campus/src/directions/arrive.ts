import { capitalised } from '../lookup/capitalised.ts';
import type { GraphEdge, GraphNode, Place } from '../model.ts';
import { ordinal } from '../ordinal.ts';
import { factsOf } from '../place-kinds.ts';
import type { RouteStretch } from './describe-walk.ts';
import type { LegParts } from './leg-parts.ts';
import { doorsPassed, landmarksPassed, type PassedDoor } from './passed.ts';
import { nameInText, shortName } from './place-name.ts';
import type { Journey } from './step.ts';
import { angleBetween, headingOf, sideWords, toTurn } from './turn.ts';
import { overWhat } from './walk-text.ts';

/** Where the destination is, for somebody who comes along the last stretch. */
export interface Arrival {
  /** Which door it is, where that takes a sentence before the last one. */
  readonly text: string;
  /** The sentence tells enough to find the door without metres. */
  readonly suffices: boolean;
  /** Position in the route that the sentence leads to. */
  readonly last: number;
  /** The last sentence of all. */
  readonly there: string;
}

/** Metres and doors within which doors are counted. */
const COUNTED_METRES = 20;
const COUNTED_DOORS = 4;
/** Metres between a door and what is behind it, from which on it lies to one side. */
const ASIDE = 3;

interface ArrivalEnd {
  readonly stretch: RouteStretch | undefined;
  readonly facing: number | undefined;
  /** The stretch has a sentence of its own, which names what one passes. */
  readonly told: boolean;
}

export function describeArrival(
  journey: Journey,
  parts: LegParts,
  { stretch, facing, told }: ArrivalEnd,
): Arrival {
  const { route, surroundings, toPlace } = journey;
  const name = toPlace ? nameInText(toPlace) : 'your destination';
  const heading = parts.headingOut ?? headingToLabel(journey);
  const plain = { text: '', suffices: false, last: parts.wayLast, there: describeThere(toPlace) };
  const isIn = parts.wayFirst === parts.last;
  if (facing === undefined || heading === undefined || isIn) return plain;

  const turn = toTurn(angleBetween(facing, heading));
  const over = overWhat(journey, parts.wayLast, parts.last);
  const found = (where: string) => ({
    ...plain,
    there: `You have arrived: ${isAre(name)} ${where}${over && `,${over}`}.`,
  });
  if (!stretch) return found(turn === 'straight' ? 'opposite' : sideWords(turn));
  // Behind one lies only what one has come to the edge of, such as a car park.
  if (turn === 'back') return plain;
  const side = sideWords(turn);
  if (turn === 'straight' || parts.headingOut === undefined) return found(side);

  const landmarks = told ? landmarksPassed(journey, stretch.first, parts.wayLast) : [];
  const before = doorsPassed(journey, stretch.first, parts.wayLast).filter(
    (door) => side.endsWith(door.side) && isCounted(door),
  );
  const through = surroundings.placeAt(route.nodes[parts.wayLast + 1] as number);
  const { kind } = surroundings.graph.edges[route.edges[parts.wayLast] as number] as GraphEdge;
  const counts = isCounted({ kind, place: toPlace });
  const near = counts && stretch.length <= COUNTED_METRES && before.length < COUNTED_DOORS;
  const where = near
    ? `the ${ordinal(before.length + 1)} door ${side}`
    : `${side}${after(journey, before, landmarks)}`;
  if (parts.wayLast + 1 < parts.last && through && through !== toPlace) {
    const onwards = `Go through it${over && ` and${over}`} to ${name}.`;
    const text = `${capitalised(isAre(nameInText(through)))} ${where}. ${onwards}`;
    return { ...plain, text, suffices: near, last: parts.last };
  }
  return near ? { ...plain, text: `${capitalised(isAre(name))} ${where}.`, suffices: true } : found(where);
}

/** For somebody who stands right at the destination. */
export function describeThere(toPlace: Place | undefined): string {
  return toPlace ? `You have arrived at ${nameInText(toPlace)}.` : 'You have arrived.';
}

/** `room 205 is`, `the main stairs are`. */
function isAre(name: string): string {
  return `${name} ${name.endsWith('stairs') ? 'are' : 'is'}`;
}

function headingToLabel({ route, surroundings, toPlace }: Journey): number | undefined {
  const door = surroundings.graph.nodes[route.nodes.at(-1) as number] as GraphNode;
  const far = toPlace && Math.hypot(toPlace.x - door.x, toPlace.y - door.y) > ASIDE;
  return far ? headingOf(door, toPlace) : undefined;
}

/** Doors that people would count: not the lift's, nor a niche with a water cooler. */
function isCounted({ kind, place }: Pick<PassedDoor, 'kind' | 'place'>): boolean {
  return kind === 'door' && !(place && factsOf(place.kind).isUncounted);
}

/** `, after 308`: the last place on the same side, unless the walk before has named it or it is the same one. */
function after(journey: Journey, before: readonly PassedDoor[], landmarks: readonly string[]): string {
  const last = before.at(-1)?.place;
  if (!last || last === journey.toPlace) return '';
  const name = shortName(last);
  return landmarks.includes(name) ? '' : `, after ${name}`;
}
