import { expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import type { GraphEdge } from '../model.ts';
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
  ['three doors in one wall', 'Hall\n| ||\n+-++', ['the west door', 'the middle door', 'the east door']],
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
