import { expect, test } from 'vitest';
import { createRandom } from '../../bench/random.ts';
import { drawCampus, drawnLevels } from '../../tests/drawing/drawn-campus.ts';
import type { GraphEdge, GraphNode, Place, WayKind } from '../model.ts';
import { createCampusRouter } from '../routing/campus-router.ts';
import { describeRoute } from './describe-route.ts';
import { nameOfDoor } from './doors.ts';
import { createSurroundings } from './surroundings.ts';

/** Corridors east of `lobbyFrom`, in metres, are a lobby. */
function namesOf(text: string, lobbyFrom = Infinity): (string | undefined)[] {
  const { graph, ...drawn } = drawCampus(text);
  const edges = graph.edges.map((edge): GraphEdge => {
    const isLobby = edge.kind === 'corridor' && (graph.nodes[edge.from]?.x ?? 0) >= lobbyFrom;
    return isLobby ? { ...edge, kind: 'lobby' } : edge;
  });
  const campus = { ...drawn, graph: { ...graph, edges } };
  const surroundings = createSurroundings(campus);
  const hall = campus.places.find(({ id }) => id === 'hall');
  return hall?.nodes.map((node) => nameOfDoor(hall, node, surroundings)) ?? [];
}

test.each([
  ['one door', 'Hall\n |\n +--101', [undefined]],
  ['two walls', '    +\n    |\n+--Hall--+', ['the west door', 'the north door', 'the east door']],
  ['one wall', 'Hall\n|  |\n+--+', ['the west door', 'the east door']],
  [
    'three doors in one wall',
    'Hall\n| ||\n+-++',
    ['the west door', 'the second door from the west', 'the east door'],
  ],
  [
    'four doors in one wall',
    'Hall\n||||\n++++',
    ['the west door', 'the second door from the west', 'the third door from the west', 'the east door'],
  ],
])('nameOfDoor() tells the doors of a room apart: %s', (_, text, names) => {
  expect(namesOf(`level 1\n${text}`)).toEqual(names);
});

test.each([
  ['+--Hall--+', 'the door to the corridor', 'the door to the lobby'],
  ['Hall--+\n|\n|\n+--+', 'the door to the corridor', 'the door to the lobby'],
  ['Hall--+\n|\n101', 'the inner door', 'the door to the lobby'],
])('nameOfDoor() names the space behind a door where it differs: %j', (text, ...names) => {
  expect(namesOf(`level 1\n${text}`, 8)).toEqual(names);
});

test('nameOfDoor() names space and side where two of several doors lead to one space', () => {
  expect(namesOf('level 1\nHall--+\n||\n++', 8)).toEqual([
    'the west door to the corridor',
    'the east door to the corridor',
    'the door to the lobby',
  ]);
});

test('describeRoute() names the door of the destination where another one comes first', () => {
  const { graph, ...drawn } = drawCampus('level 1\n101  Hall  103\n +---+--+---+');
  const [narrow] = drawn.doors('Hall');
  const edges = graph.edges.map((edge) => ({
    ...edge,
    wheelchair: edge.from !== narrow && edge.to !== narrow,
  }));
  const campus = { ...drawn, graph: { ...graph, edges } };
  const surroundings = createSurroundings(campus);
  const words = (from: string) => {
    const route = createCampusRouter(campus).findRoute({ from, to: 'hall', stepFree: true });
    if (route.status !== 'found') throw new TypeError(route.message);
    return describeRoute(route, surroundings).map(({ text }) => text);
  };
  expect(words('room-101').at(-2)).toContain('The east door of the Hall is the second door on your left ');
  expect(words('room-103').at(-2)).toContain('The Hall is the first door on your right ');
});

test('nameOfDoor() has another name for each door of any room', () => {
  const random = createRandom(3);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  for (let run = 0; run < 2000; run++) {
    const nodes: GraphNode[] = [];
    const edges: GraphEdge[] = [];
    const add = (level: number) =>
      nodes.push({ level, x: Math.round(random() * 6), y: Math.round(random() * 6) }) - 1;
    const join = (from: number, to: number, kind: WayKind) =>
      edges.push({ from, to, kind, length: 1, wheelchair: true, oneWay: false });
    const doors = Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
      const door = add(1);
      // An inner door, a door on a way, and doors beside one.
      const [beside, kind] = [pick([0, 1, 2, 2, 2]), pick<WayKind>(['corridor', 'corridor', 'lobby'])];
      const way = beside > 0 ? add(pick([0, 1, 1])) : door;
      if (beside === 2) join(door, way, 'door');
      if (beside > 0) join(beside === 2 ? way : door, add(1), kind);
      return door;
    });
    const hall: Place = {
      id: 'hall',
      kind: 'venue',
      name: 'Hall',
      aliases: [],
      level: 1,
      x: 3,
      y: 3,
      nodes: doors,
    };
    const surroundings = createSurroundings({ graph: { nodes, edges }, places: [hall], levels: drawnLevels });
    const names = doors.map((door) => nameOfDoor(hall, door, surroundings));
    expect(new Set(names).size, names.join()).toBe(doors.length);
  }
});
