import { readPart } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toFlights } from './flight.ts';

test('toFlights() finds the steps before a door, from their foot up to the threshold', () => {
  expect(toFlights(readPart('plan/ground'))).toEqual([
    { foot: [138.7, 147.7], head: [140, 147.7], width: 1, steps: 4 },
  ]);
});

test('toFlights() finds the steps of a path', () => {
  expect(toFlights(readPart('plan/outdoors')).map(({ steps, width }) => [steps, width])).toEqual([
    [3, 6],
    [3, 3],
  ]);
});
