// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReturnPath } from './login-state.ts';

test.each([
  ['/account', '/account'],
  ['/campus-nav?to=canteen#plan', '/campus-nav?to=canteen#plan'],
  ['/a/../account', '/account'],
])('toReturnPath(%j) is %s', (requested, path) => {
  expect(toReturnPath(requested)).toBe(path);
});

test.each([
  [null],
  [''],
  ['account'],
  ['//elsewhere.example/'],
  ['/.//elsewhere.example'],
  ['/a/..//elsewhere.example'],
  ['/%2e//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['https://elsewhere.example'],
  ['javascript:alert(1)'],
])('toReturnPath(%j) is the campus map', (requested) => {
  expect(toReturnPath(requested)).toBe('/campus-map');
});

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\u0000',
  '@',
  ':',
  '?',
  '#',
  'x',
];
const hostilePaths = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constant('elsewhere.example'), fc.string()), {
    maxLength: 8,
  })
  .map((parts) => `/${parts.join('')}`);

test('toReturnPath() returns a path of this site that a second resolution does not change', () => {
  fc.assert(
    fc.property(hostilePaths, (requested) => {
      const path = toReturnPath(requested);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, location.origin).href).toBe(location.origin + path);
    }),
    { numRuns: 2000 },
  );
});
