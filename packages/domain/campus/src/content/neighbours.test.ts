import { expect, test } from 'vitest';
import type { Place } from '../model.ts';
import { withNeighbours } from './neighbours.ts';

const place = (name: string, x: number, more: Partial<Place> = {}): Place => ({
  ...{ id: `${name}-${x}`, kind: 'room', name, level: 2, aliases: [], x, y: 0, nodes: [] },
  ...more,
});
const nearOf = (...places: readonly Place[]) => withNeighbours(places).map(({ near }) => near);

test('withNeighbours() tells rooms of one name apart by the nearest place of another name', () => {
  expect(
    nearOf(
      place('Examination', 0),
      place('Examination', 50),
      place('Reception', 10),
      place('Room 205', 45, { code: '205' }),
    ),
  ).toEqual(['Reception', '205', undefined, undefined]);
});

test('withNeighbours() names each neighbour once', () => {
  const rooms = [0, 1, 2].map((x) => place('Examination', x));
  expect(nearOf(...rooms, place('Reception', 3), place('Museum', 90))).toEqual([
    'Reception',
    'Museum',
    undefined,
    undefined,
    undefined,
  ]);
});

test('withNeighbours() tells no venue from its own room', () => {
  const [hall, room] = [place('Hall', 0, { code: '236' }), place('Hall', 1, { code: '236' })];
  expect(nearOf(hall, room, place('Reception', 3))).toEqual([undefined, undefined, undefined]);
  expect(nearOf(place('Store', 2), place('Store', 9), hall, room)).toEqual([
    '236',
    undefined,
    undefined,
    undefined,
  ]);
});

test('withNeighbours() leaves alone what the floor, the wing or nothing tells apart', () => {
  const other = place('Reception', 5);
  expect(nearOf(place('Store', 0), place('Store', 1, { level: 3 }), other)).toEqual(Array(3).fill(undefined));
  expect(nearOf(place('Store', 0, { wing: 'west' }), place('Store', 1, { wing: 'east' }), other)).toEqual(
    Array(3).fill(undefined),
  );
  expect(nearOf(place('Lift', 0, { kind: 'lift' }), place('Lift', 9, { kind: 'lift' }), other)).toEqual(
    Array(3).fill(undefined),
  );
});
