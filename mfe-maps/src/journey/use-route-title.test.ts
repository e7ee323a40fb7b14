import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { commonName } from './use-route-title.ts';

test.each([
  ['room-205', 'CSE Faculty Room 2'],
  ['portfolio', 'PortFolio'],
  ['canteen', 'Canteen'],
])('commonName() of %s is %s', (id, name) => {
  const place = college.findPlace(id);
  expect(place && commonName(place)).toBe(name);
});
