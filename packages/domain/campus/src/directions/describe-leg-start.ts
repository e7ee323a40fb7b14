import { titleOf, withArticle } from '../level.ts';
import type { GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { nameInText, nameOfEnd, shortName } from '../wording/place-name.ts';
import { nameOfDoor } from './doors.ts';
import type { LegParts } from './leg-parts.ts';
import type { Journey } from './step.ts';
import { angleBetween, headingOf, sideWords, toTurn } from './turn.ts';
import { overWhat } from './walk-text.ts';

/** How a walked leg begins. */
export type LegStart = 'start' | 'lift' | 'stairs' | 'enter' | 'exit' | 'over';

/**
 * The clauses before the first turn: `Leave room 205`, `Go in by the main entrance`, `Go over to the first floor, Annexe`;
 * none after a lift or stairs.
 */
export function describeLegStart(
  journey: Journey,
  { start, level }: { start: LegStart; level: number },
  parts: LegParts,
): readonly string[] {
  switch (start) {
    case 'start':
      return describeRouteStart(journey, parts, level);
    case 'enter':
      return [`Go in${byEntrance(journey, parts, 'to')}`];
    case 'exit':
      return [`Go out${byEntrance(journey, parts, ' of')}`];
    case 'over':
      return [`Go over to ${withArticle(titleOf(journey.surroundings.levels, level))}`];
    case 'lift':
    case 'stairs':
      return [];
    default:
      return start satisfies never;
  }
}

function describeRouteStart(journey: Journey, parts: LegParts, level: number): readonly string[] {
  const { route, surroundings, fromPlace } = journey;
  if (!fromPlace) return ['Set out'];
  const name = nameOfEnd(fromPlace);
  // From the entrance of a building into it.
  const isInside = fromPlace.kind === 'building' && level !== fromPlace.level;
  const doorOf = (place: Place, at: number) => nameOfDoor(place, route.nodes[at] as number, surroundings);
  const by = (door: string | undefined) => (door ? ` by ${door}` : '');
  const door = doorOf(fromPlace, parts.first);
  if (isInside || !factsOf(fromPlace.kind).isEntered)
    return [`Start at ${door ? `${door} of ` : ''}${name}${describeFacing(journey, parts)}`];
  const atWay = parts.wayFirst - 1;
  const through = surroundings.placeAt(route.nodes[atWay] as number);
  const inner = atWay > parts.first && through && through !== fromPlace;
  const steps = overWhat(journey, parts.first, parts.wayFirst);
  const out = inner ? ` through ${nameInText(through)}${by(doorOf(through, atWay))}` : '';
  const leave = `Leave ${name}${by(door)}`;
  return steps ? [leave, `go${steps}${out}`] : [`${leave}${out}`];
}

/** `, with 129 on your left`: which way to go from the middle of a corridor, where nothing else says it. */
function describeFacing({ route, surroundings, fromPlace }: Journey, { first }: LegParts): string {
  // The kind of a pin.
  if (fromPlace?.kind !== 'facility') return '';
  const [start = 0, ...others] = route.nodes.slice(first);
  const pointOf = (node: number) => surroundings.graph.nodes[node] as GraphNode;
  const headingTo = (node: number) => headingOf(pointOf(start), pointOf(node));
  const ahead = others.map(headingTo).find((heading) => heading !== undefined);
  const room = surroundings.roomBeside(start, () => true)?.place;
  const [door] = room?.nodes.map(headingTo) ?? [];
  if (ahead === undefined || !room || door === undefined) return '';
  const turn = toTurn(angleBetween(ahead, door));
  // The door may be ahead while the room's number on the plan is not.
  const what = turn === 'straight' ? 'the door of ' : '';
  return `, with ${what}${room.code ?? shortName(room)} ${sideWords(turn)}`;
}

function byEntrance({ route, surroundings }: Journey, { first }: LegParts, building: string): string {
  const place = surroundings.placeAt(route.nodes[first] as number);
  const by = place?.kind === 'building' ? building : ' by';
  return place ? `${by} ${nameInText(place)}` : '';
}
