import { createCampusRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { campusRouter } from './campus-router.ts';
import { findRoute } from './find-route.ts';

const answer = (from: string, to: string) => findRoute(campusRouter(), { from, to });
const alreadyThere = 'You are already there: source and destination are the same place.';

describe('findRoute()', () => {
  test('distinguishes neighbouring rooms with a shared door from the same place', () => {
    const graph = { nodes: [{ x: 0, y: 0, level: 2 }], edges: [] };
    const rooms = ['room-205', 'room-206'].flatMap((id) => campusRouter().findPlace(id) ?? []);
    const neighbours = createCampusRouter({
      graph,
      places: rooms.map((room) => ({ ...room, nodes: [0] })),
      levels: college.levels,
    });
    expect(findRoute(neighbours, { from: 'room-205', to: 'room-206' })).toMatchObject({
      status: 'unreachable',
      message: 'Room 206 is next to Room 205: go through the door between them.',
    });
    expect(answer('room-118', 'room-118')).toMatchObject({ message: alreadyThere });
  });

  test('treats a venue and its room as the same place', () => {
    expect(answer('central-library', 'room-129')).toMatchObject({ message: alreadyThere });
  });

  test('returns the route of the router', () => {
    const [from, to] = ['room-205', 'room-230a'];
    expect(answer(from, to)).toEqual(campusRouter().findRoute({ from, to }));
  });
});
