import { findPlace } from '@campusway/campus-data/places';
import { rooms } from '@campusway/campus-data/rooms';
import { expect, test } from 'vitest';
import { directionsPath } from './directions-path.ts';

test('directionsPath() says both ends, so that the route is drawn at once', () => {
  expect(directionsPath('230A')).toBe('/navigate?from=main-gate-1&to=room-230a');
});

test('directionsPath() names places that there are, for every room', () => {
  for (const { number } of rooms) {
    const ends = new URL(directionsPath(number), 'https://college.example').searchParams;
    for (const end of ['from', 'to'])
      expect(findPlace(ends.get(end) ?? ''), `${end} of ${number}`).toBeTruthy();
  }
});
