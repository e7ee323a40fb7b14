import { expect, test } from 'vitest';
import { fixedNames, paths } from './paths.ts';

test('paths are those of the specification', () => {
  expect(paths.home()).toBe('/');
  expect(paths.department('cse')).toBe('/cse');
  expect(paths.departmentMap('csm')).toBe('/csm-map');
  expect(paths.screen('mech-nav')).toBe('/mech-nav');
  expect(paths.screen('floor3')).toBe('/floor3');
  expect(paths.campusNav({ to: 'central-library' })).toBe('/campus-nav?to=central-library');
});

test('paths carry both ends and the step-free switch', () => {
  expect(paths.navigate({ from: 'room-205', to: 'room-310', stepFree: true })).toBe(
    '/navigate?from=room-205&to=room-310&step-free=1',
  );
});

test('paths encode what people type', () => {
  expect(paths.home('a&b=c #1')).toBe('/?q=a%26b%3Dc+%231');
});

test('fixedNames() has the first part of every path that does not depend on the college', () => {
  expect(fixedNames()).toEqual([
    '',
    'about',
    'departments',
    'campus-map',
    'navigate',
    'here',
    'login',
    'register',
    'account',
  ]);
});
