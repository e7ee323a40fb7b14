// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toReturnPath } from './return-path.ts';

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
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['https://elsewhere.example'],
  ['javascript:alert(1)'],
])('toReturnPath(%j) is the campus map', (requested) => {
  expect(toReturnPath(requested)).toBe('/campus-map');
});
