import type { GraphEdge, GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { capitalised } from '../text.ts';
import { ordinal } from '../wording/measures.ts';
import { isOrAre, nameInText, nameOfEnd, shortName } from '../wording/place-name.ts';
import { nameOfDoor } from './doors.ts';
import { type LegParts, MIN_STRETCH, type RouteStretch } from './leg-parts.ts';
import { doorsPassed, isNamedBefore, landmarksPassed, type PassedDoor } from './passed.ts';
import type { Journey } from './step.ts';
import { angleBetween, headingOf, sideWords, toTurn } from './turn.ts';
import { overWhat } from './walk-text.ts';

/** Where the destination is, seen from the last stretch. */
export interface Arrival {
  /** Which door it is, as a sentence before the last one; empty if not needed. */
  readonly text: string;
  /** The sentence suffices to find the door without metres. */
  readonly suffices: boolean;
  /** The last sentence. */
  readonly there: string;
  /** The same for a walker who is not there yet: `Room 205 is on your left.` */
  readonly where?: string;
}

/** Limits in metres and doors up to which doors are counted. */
const COUNTED_METRES = 20;
const COUNTED_DOORS = 4;
/** Limit in degrees between a way across a lobby that leads straight to a door, and the way through the door. */
const FACING = 65;
/** Minimum distance in metres between a door and the label behind it that gives a direction. */
const ASIDE = 3;

interface ArrivalContext {
  readonly stretch: RouteStretch | undefined;
  readonly facing: number | undefined;
  /** The stretch has a sentence of its own, which names landmarks. */
  readonly isDescribed: boolean;
}

export function describeArrival(
  journey: Journey,
  parts: LegParts,
  { stretch, facing, isDescribed }: ArrivalContext,
): Arrival {
  const { route, surroundings, toPlace } = journey;
  const name = toPlace ? `${ofDoor(journey, parts)}${nameOfEnd(toPlace)}` : 'your destination';
  const heading = parts.headingOut ?? headingToLabel(journey);
  const plain = { text: '', suffices: false, there: describeThere(toPlace) };
  const isIn = parts.wayFirst === parts.last;
  if (facing === undefined || heading === undefined || isIn) return plain;

  const angle = angleBetween(facing, heading);
  const turn = toTurn(angle);
  const over = overWhat(journey, parts.wayLast, parts.last);
  const found = (side: string) => {
    const where = `${isAre(name)} ${side}${over && `,${over}`}.`;
    return { ...plain, there: `You have arrived: ${where}`, where: capitalised(where) };
  };
  if (!stretch) return found(turn === 'straight' ? 'opposite' : sideWords(turn));
  // Only an area entered at its edge, such as a car park, has its label behind the walker.
  if (turn === 'back') return plain;
  const side = sideWords(turn);
  if (turn === 'straight' || parts.headingOut === undefined) return found(side);

  const landmarks = isDescribed ? landmarksPassed(journey, stretch.first, parts.wayLast) : [];
  const before = doorsPassed(journey, stretch.first, parts.wayLast).filter(
    (door) => side.endsWith(door.side) && isCounted(door),
  );
  const through = surroundings.placeAt(route.nodes[parts.wayLast + 1] as number);
  const edgeAt = (position: number) => surroundings.graph.edges[route.edges[position] as number] as GraphEdge;
  const line = edgeAt(parts.wayLast - 1);
  const crosses = line.kind === 'lobby' && line.length >= MIN_STRETCH && Math.abs(angle) <= FACING;
  // Stairs are found as such, not as a door.
  const counts = toPlace?.kind !== 'stairs' && isCounted({ ...edgeAt(parts.wayLast), place: toPlace });
  const countable = counts && before.length < COUNTED_DOORS && !turnsBesideDoor(journey, stretch.first, side);
  const near = (crosses || countable) && stretch.length <= COUNTED_METRES;
  const door = `the ${ordinal(before.length + 1)} door ${side}`;
  const where = crosses
    ? `straight ahead${near ? ', across the lobby' : ''}`
    : near
      ? door
      : `${side}${after(journey, before, landmarks)}`;
  if (parts.wayLast + 1 < parts.last && through && through !== toPlace) {
    const onwards = `Go through it${over && ` and${over}`} to ${name}.`;
    const text = `${capitalised(isAre(nameInText(through)))} ${where}. ${onwards}`;
    return { ...plain, text, suffices: near };
  }
  return near ? { ...plain, text: `${capitalised(isAre(name))} ${where}.`, suffices: true } : found(where);
}

/** The last sentence without a direction. */
export function describeThere(toPlace: Place | undefined): string {
  return toPlace ? `You have arrived at ${nameOfEnd(toPlace)}.` : 'You have arrived.';
}

/** `room 205 is`, `the main stairs are`. */
function isAre(name: string): string {
  return `${name} ${isOrAre(name)}`;
}

/** `the east door of `, where the way passes another door of the destination, which the route cannot use. */
function ofDoor({ route, surroundings, toPlace }: Journey, { wayFirst, wayLast, last }: LegParts): string {
  const door = toPlace && nameOfDoor(toPlace, route.nodes[last] as number, surroundings);
  const passed = route.nodes.slice(wayFirst, wayLast).flatMap((node) => surroundings.doorsAt(node));
  return door && passed.some(({ node }) => toPlace.nodes.includes(node)) ? `${door} of ` : '';
}

function headingToLabel({ route, surroundings, toPlace }: Journey): number | undefined {
  const door = surroundings.graph.nodes[route.nodes.at(-1) as number] as GraphNode;
  const far = toPlace && Math.hypot(toPlace.x - door.x, toPlace.y - door.y) > ASIDE;
  return far ? headingOf(door, toPlace) : undefined;
}

/** Whether a door on a side opens where a stretch begins: who has just turned may count it, or not. */
function turnsBesideDoor({ route, surroundings }: Journey, first: number, side: string): boolean {
  const [here, next] = route.nodes.slice(first).map((node) => surroundings.graph.nodes[node] as GraphNode);
  const ahead = here && next && headingOf(here, next);
  return surroundings.doorsAt(route.nodes[first] as number).some((door) => {
    const aside = here && headingOf(here, surroundings.graph.nodes[door.node] as GraphNode);
    if (ahead === undefined || aside === undefined || !isCounted(door)) return false;
    if (door.node === route.nodes[first - 1]) return false;
    const turn = toTurn(angleBetween(ahead, aside));
    return turn !== 'back' && sideWords(turn) === side;
  });
}

/** Whether a door counts: not a passage, nor that of a lift or of a niche with a water cooler. */
function isCounted({ kind, isPassage, place }: Pick<PassedDoor, 'kind' | 'isPassage' | 'place'>): boolean {
  return kind === 'door' && !isPassage && !(place && factsOf(place.kind).isUncounted);
}

/** `, after 308`: the last place on the same side, unless it was named before or is the destination. */
function after(journey: Journey, before: readonly PassedDoor[], landmarks: readonly string[]): string {
  const last = before.at(-1)?.place;
  if (!last || last === journey.toPlace) return '';
  const name = shortName(last);
  return landmarks.includes(name) || isNamedBefore(journey, name) ? '' : `, after ${name}`;
}
