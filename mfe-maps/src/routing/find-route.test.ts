import { createCampusRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { campusRouter } from './campus-router.ts';
import { findRoute } from './find-route.ts';

const answer = (from: string, to: string) => findRoute(campusRouter(), { from, to });
const alreadyThere = 'You are already there: source and destination are the same place.';

describe('findRoute()', () => {
  test('tells neighbours with a door between them from one and the same place', () => {
    const graph = { nodes: [{ x: 0, y: 0, level: 2 }], edges: [] };
    const rooms = ['room-205', 'room-206'].flatMap((id) => campusRouter().findPlace(id) ?? []);
    const neighbours = createCampusRouter({
      graph,
      places: rooms.map((room) => ({ ...room, nodes: [0] })),
      levels: college.levels,
    });
    expect(findRoute(neighbours, { from: 'room-205', to: 'room-206' })).toMatchObject({
      status: 'unreachable',
      message: 'Room 206 opens from Room 205: the door between them is the whole way.',
    });
    expect(answer('room-118', 'room-118')).toMatchObject({ message: alreadyThere });
  });

  test('a venue and its room are one place', () => {
    expect(answer('central-library', 'room-129')).toMatchObject({ message: alreadyThere });
  });

  test('finds what the router finds', () => {
    const [from, to] = ['room-205', 'room-230a'];
    expect(answer(from, to)).toEqual(campusRouter().findRoute({ from, to }));
  });
});
