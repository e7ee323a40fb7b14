import { outdoors } from '../level.ts';
import type { GraphEdge, GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { ordinal } from '../wording/measures.ts';
import { nameInText } from '../wording/place-name.ts';
import type { Surroundings } from './surroundings.ts';
import { headingOf } from './turn.ts';

/**
 * Tells a door from the other doors of its place: by the space behind it, else by its wall or its position. `the door to the
 * lobby`, `the main entrance`, `the east door`, `the east door to the corridor`; undefined for the only door.
 */
export function nameOfDoor(
  { kind, nodes }: Place,
  node: number,
  surroundings: Surroundings,
): string | undefined {
  const at = nodes.indexOf(node);
  // Most places have one door; the spaces behind several are searched for in the whole graph.
  if (at < 0 || nodes.length === 1 || !factsOf(kind).isEntered) return undefined;
  const doors = nodes.map((one) => toDoor(one, surroundings));
  const own = doors[at] as Door;
  const alike = doors.filter(({ name }) => name === own.name);
  if (!alike[1]) return `the ${own.name}`;
  const side = sideOf(own, alike);
  return `the ${alike.length < doors.length ? side.replace('door', own.name) : side}`;
}

type Door = ReturnType<typeof toDoor>;

const walls = ['east', 'north', 'west', 'south'];

function toDoor(node: number, { graph, placeAt }: Surroundings) {
  const at = graph.nodes[node] as GraphNode;
  const place = placeAt(node);
  const way = findWay(node, { graph, placeAt });
  const behind = way && graph.nodes[way.node];
  const heading = behind && headingOf(at, behind);
  const wall = heading === undefined ? undefined : walls[(Math.round(heading / 90) + 4) % 4];
  const space = behind?.level === outdoors ? 'outer door' : way ? `door to the ${way.kind}` : 'inner door';
  return { at, wall, name: place?.kind === 'entrance' ? nameInText(place).replace('the ', '') : space };
}

/** The first node of a way behind a door, and the kind of that; undefined for a door that leads into a room. */
function findWay(
  door: number,
  { graph, placeAt }: Pick<Surroundings, 'graph' | 'placeAt'>,
): (Pick<GraphEdge, 'kind'> & { readonly node: number }) | undefined {
  const found = new Set([door]);
  for (const node of found)
    for (const { from, to, kind, isOffWay } of graph.edges) {
      if ((from !== node && to !== node) || kind === 'lift' || isOffWay) continue;
      if (kind !== 'door' && kind !== 'stairs') return { node, kind };
      const next = from + to - node;
      if (!placeAt(next)) found.add(next);
    }
  return undefined;
}

/** `east door` where each door is in a wall of its own, else by their order: `west door`, `second door from the west`. */
function sideOf(own: Door, doors: readonly Door[]): string {
  const known = new Set(doors.map(({ wall }) => wall));
  if (known.size === doors.length && !known.has(undefined)) return `${own.wall} door`;
  const spread = (axis: 'x' | 'y') => {
    const values = doors.map(({ at }) => at[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const [axis, start, end] =
    spread('x') < spread('y') ? (['y', 'south', 'north'] as const) : (['x', 'west', 'east'] as const);
  const position = doors.toSorted((a, b) => a.at[axis] - b.at[axis]).indexOf(own) + 1;
  if (position > 1 && position < doors.length) return `${ordinal(position)} door from the ${start}`;
  return `${position > 1 ? end : start} door`;
}
