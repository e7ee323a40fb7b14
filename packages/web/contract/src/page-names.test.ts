import { expect, test } from 'vitest';
import { findPageNames, toPageName, toPlacePageName } from './page-names.ts';

test.each([
  ['/', 'index'],
  ['/cse-nav', 'cse-nav'],
  ['/a/b', 'a/b'],
  ['/here/:place', 'here/_'],
  ['*', '404'],
  ['/:place', undefined],
  ['/a/:b/c', undefined],
  ['/a/*', undefined],
  ['/a/:b?', undefined],
  ['/404', undefined],
  ['/A', undefined],
])('toPageName(%j) is %j', (path, name) => {
  expect(toPageName(path)).toBe(name);
});

test.each([
  ['/', ['index']],
  ['/cse-nav', ['cse-nav', '_']],
  ['/CSE/', ['CSE', 'cse', '_']],
  ['/room/329A', ['room/329A', 'room/329a', 'room/_']],
  ['/room/%E5%AE%9F%E9%A8%93%E5%AE%A4', ['room/実験室', 'room/_']],
  ['/here/room%20205', ['here/room 205', 'here/_']],
  ['/here/a%2Fb', []],
  ['/here/%2E%2E', []],
  ['/here/%E5%AE', []],
  ['/index', []],
  ['/404', []],
  ['/fallback/', []],
  ['/cse.html', []],
  ['/cse//', []],
  ['//', []],
  ['/../etc/passwd', []],
])('findPageNames(%j) is %j', (pathname, names) => {
  expect(findPageNames(pathname)).toEqual(names);
});

test.each([
  ['/room/329A', 'room/329A'],
  ['/room/%E5%AE%9F%E9%A8%93%E5%AE%A4', 'room/実験室'],
  ['/room/_', undefined],
])('toPlacePageName(%j) is %j', (path, name) => {
  expect(toPlacePageName(path)).toBe(name);
});
