import type { GraphEdge, GraphNode, Place } from '../model.ts';
import { ordinal } from '../ordinal.ts';
import type { LegParts } from './leg-parts.ts';
import { doorsPassed, landmarksPassed, type PassedDoor } from './passed.ts';
import { nameInText, shortName, subjectName } from './place-name.ts';
import type { Journey } from './step.ts';
import type { Stretch } from './stretches.ts';
import { angleBetween, headingOf, sideWords, toTurn } from './turn.ts';

/** Where the destination is, for somebody who comes along the last stretch. */
export interface Arrival {
  readonly text: string;
  /** The sentence tells enough to find the door without metres. */
  readonly suffices: boolean;
}

/** Metres and doors within which doors are counted. */
const COUNTED_METRES = 20;
const COUNTED_DOORS = 4;
/** Metres between a door and what is behind it, from which on it lies to one side. */
const ASIDE = 3;

export function describeArrival(
  journey: Journey,
  parts: LegParts,
  {
    stretch,
    facing,
  }: { stretch: (Stretch & { readonly length: number }) | undefined; facing: number | undefined },
): Arrival {
  const { route, surroundings, toPlace } = journey;
  const subject = toPlace ? subjectName(toPlace) : 'Your destination is';
  const heading = parts.headingOut ?? headingToLabel(journey);
  if (facing === undefined || heading === undefined) return { text: describeThere(toPlace), suffices: false };

  const turn = toTurn(angleBetween(facing, heading));
  if (!stretch)
    return { text: `${subject} ${turn === 'straight' ? 'opposite' : sideWords(turn)}.`, suffices: true };
  // Behind one lies only what one has come to the edge of, such as a car park.
  if (turn === 'back') return { text: describeThere(toPlace), suffices: false };
  const side = sideWords(turn);
  if (turn === 'straight' || parts.headingOut === undefined)
    return { text: `${subject} ${side}.`, suffices: false };

  const landmarks = landmarksPassed(journey, stretch.first, parts.wayLast);
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
  const inner = parts.wayLast + 1 < parts.last && through && through !== toPlace;
  const text = inner ? `${subject} through ${nameInText(through)}, ${where}.` : `${subject} ${where}.`;
  return { text, suffices: near };
}

/** For somebody who stands right at the destination. */
export function describeThere(toPlace: Place | undefined): string {
  return toPlace ? `You are at ${nameInText(toPlace)}.` : 'You are there.';
}

function headingToLabel({ route, surroundings, toPlace }: Journey): number | undefined {
  const door = surroundings.graph.nodes[route.nodes.at(-1) as number] as GraphNode;
  const far = toPlace && Math.hypot(toPlace.x - door.x, toPlace.y - door.y) > ASIDE;
  return far ? headingOf(door, toPlace) : undefined;
}

/** Doors that people would count: not the lift's, nor a niche with a water cooler. */
function isCounted({ kind, place }: Pick<PassedDoor, 'kind' | 'place'>): boolean {
  const uncounted: readonly Place['kind'][] = ['lift', 'stairs', 'water'];
  return kind === 'door' && !(place && uncounted.includes(place.kind));
}

/** `, after 308`: the last place on the same side, unless the walk before has named it or it is the same one. */
function after(journey: Journey, before: readonly PassedDoor[], landmarks: readonly string[]): string {
  const last = before.at(-1)?.place;
  if (!last || last === journey.toPlace) return '';
  const name = shortName(last);
  return landmarks.includes(name) ? '' : `, after ${name}`;
}
