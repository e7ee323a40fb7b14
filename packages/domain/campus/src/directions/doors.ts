import { outdoors } from '../level.ts';
import type { GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { ordinal } from '../wording/measures.ts';
import { nameInText } from '../wording/place-name.ts';
import type { Surroundings } from './surroundings.ts';
import { headingOf, type Point } from './turn.ts';

/**
 * Tells a door from the other doors of its place: by the space behind it, else by its wall or its position. `the door to the
 * lobby`, `the main entrance`, `the east door`, `the east door to the corridor`; undefined for the only door.
 */
export function nameOfDoor(place: Place, door: number, surroundings: Surroundings): string | undefined {
  const { kind, nodes } = place;
  if (nodes.length < 2 || !nodes.includes(door) || !factsOf(kind).isEntered) return undefined;
  const spaces = nodes.map((node) => spaceBehind(node, surroundings));
  const space = spaces[nodes.indexOf(door)];
  const alike = nodes.filter((_, i) => spaces[i] === space);
  if (alike.length === 1) return `the ${space}`;
  const side = describeSide(alike, door, surroundings);
  return `the ${alike.length < nodes.length ? side.replace('door', `${space}`) : side}`;
}

function spaceBehind(door: number, { graph, placeAt, wayBehind, floorAt }: Surroundings): string {
  const place = placeAt(door);
  if (place?.kind === 'entrance') return nameInText(place).replace('the ', '');
  const way = wayBehind(door);
  if (way === undefined) return 'inner door';
  if (graph.nodes[way]?.level === outdoors) return 'outer door';
  return `door to the ${floorAt(way)}`;
}

const walls = ['east', 'north', 'west', 'south'];

/** `east door` where each door is in a wall of its own, else by their order: `west door`, `second door from the west`. */
function describeSide(doors: readonly number[], door: number, { graph, wayBehind }: Surroundings): string {
  const at = (node: number) => graph.nodes[node] as GraphNode;
  const wallOf = (node: number) => {
    const way = wayBehind(node);
    const heading = way === undefined ? undefined : headingOf(at(node), at(way));
    return heading === undefined ? undefined : walls[(Math.round(heading / 90) + 4) % 4];
  };
  const each = doors.map(wallOf);
  if (!each.includes(undefined) && new Set(each).size === doors.length) return `${wallOf(door)} door`;
  const extent = (axis: keyof Point) => {
    const values = doors.map((node) => at(node)[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const [axis, start, end] =
    extent('x') >= extent('y') ? (['x', 'west', 'east'] as const) : (['y', 'south', 'north'] as const);
  const position = doors.toSorted((a, b) => at(a)[axis] - at(b)[axis]).indexOf(door);
  if (position === 0) return `${start} door`;
  if (position === doors.length - 1) return `${end} door`;
  return doors.length === 3 ? 'middle door' : `${ordinal(position + 1)} door from the ${start}`;
}
