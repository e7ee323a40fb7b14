// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { findWay, pageRouter } from './find-way.ts';
import { commonName, useRouteTitle } from './use-route-title.ts';

test.each([
  ['room-205', 'CSE Faculty Room 2'],
  ['portfolio', 'PortFolio'],
  ['canteen', 'Canteen'],
])('commonName() of %s is %s', (id, name) => {
  const place = college.findPlace(id);
  expect(place && commonName(place)).toBe(name);
});

test.each([
  [undefined, 'room-302', 'To 302 · Find your way'],
  [undefined, 'nearest-lift', 'To Nearest lift · Find your way'],
  [undefined, 'cse-jyothi-pandey', 'To Dr. Jyothi Pandey, room 211 · Find your way'],
  [undefined, 'department-mba', 'To MBA department, room 449 · Find your way'],
  [undefined, 'no-such-person', 'Find your way'],
  ['room-215', undefined, 'From Room 215 · Find your way'],
  ['main-gate-1', 'room-211', 'Main Gate 1 to 211 · Find your way'],
  ['main-gate-1', 'cse-jyothi-pandey', 'Main Gate 1 to Dr. Jyothi Pandey, room 211 · Find your way'],
  ['floor-2', 'floor-4', 'Lift, west wing on the second floor to the fourth floor · Find your way'],
  ['main-gate-1', 'floor-2', 'Main Gate 1 to the second floor · Find your way'],
  [
    'toilet-accessible-west-2',
    'toilet-accessible-west-3',
    'Accessible toilet, west wing, second floor to Accessible toilet, west wing, third floor · Find your way',
  ],
  ['cse-jyothi-pandey', 'nearest-lift', 'Dr. Jyothi Pandey, room 211 to Lift, west wing · Find your way'],
])('useRouteTitle() names what is known from %s to %s', (start, end, title) => {
  document.title = 'Find your way';
  const { findPlace } = pageRouter();
  const [from, to] = [start, end].map((id) => findTarget(id, { findPlace, findPerson: college.findPerson }));
  if (!from || !to) throw new Error('Cannot find the ends');
  const found =
    from.kind === 'target' &&
    to.kind === 'target' &&
    findWay({ from: from.target, to: to.target, stepFree: false });
  const route = found && found.status === 'found' ? found : undefined;
  const { unmount } = renderHook(() => useRouteTitle({ route, from, to }));
  expect(document.title).toBe(title);
  unmount();
  expect(document.title).toBe('Find your way');
});
