import { expect, test } from 'vitest';
import { fixedNames, paths, placePaths } from './paths.ts';

test('paths equal those of the specification', () => {
  expect(paths.home()).toBe('/');
  expect(paths.department('cse')).toBe('/cse');
  expect(paths.departmentMap('csm')).toBe('/csm-map');
  expect(paths.screen('mech-nav')).toBe('/mech-nav');
  expect(paths.screen('floor3')).toBe('/floor3');
  expect(paths.campusNav({ to: 'central-library' })).toBe('/campus-nav?to=central-library');
});

test('paths contain origin, destination and the step-free option', () => {
  expect(paths.navigate({ from: 'room-205', to: 'room-310', stepFree: true })).toBe(
    '/navigate?from=room-205&to=room-310&step-free=1',
  );
});

test('paths encode the query', () => {
  expect(paths.home('a&b=c #1')).toBe('/?q=a%26b%3Dc+%231');
});

test.each([
  ['329A', '/room/329A'],
  ['EG 12', '/room/EG-12'],
  ['A-1.05', '/room/A-1-05'],
  ['-1.02', '/room/-1-02'],
  ['H/2', '/room/H-2'],
  ['reading-room', '/room/reading-room'],
  ['実験室', '/room/%E5%AE%9F%E9%A8%93%E5%AE%A4'],
])('placePaths.room() makes one part of the path of the number %j', (number, path) => {
  expect(placePaths.room(number)).toBe(path);
});

test.each([
  ['a room', { id: 'room-329a', kind: 'room', code: '329A' }, '/room/329A'],
  ['a room without a number', { id: 'room-reading-room', kind: 'room' }, '/room/reading-room'],
  ['a venue that is a room', { id: 'central-library', kind: 'venue', code: '129' }, '/room/129'],
  ['any other place', { id: 'canteen', kind: 'building' }, '/place/canteen'],
] as const)('placePaths.pageOf() of %s', (_, place, path) => {
  expect(placePaths.pageOf(place)).toBe(path);
});

test.each([
  ['room-205', '/here/room-205'],
  ['room-a-1.05', '/here/room-a-1-05'],
  ['room-h/2', '/here/room-h-2'],
  ['at-level-2-1234-567', '/here/at-level-2-1234-567'],
])('placePaths.here() makes one part of the path of the id %j', (id, path) => {
  expect(placePaths.here(id)).toBe(path);
});

test('fixedNames() lists the first segment of every path that does not depend on the college', () => {
  expect(fixedNames()).toEqual([
    '',
    'about',
    'departments',
    'campus-map',
    'navigate',
    'login',
    'register',
    'reset-password',
    'account',
    'room',
    'place',
    'here',
  ]);
});
