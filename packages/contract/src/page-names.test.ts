import { expect, test } from 'vitest';
import { findPageNames, toPageName } from './page-names.ts';

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
  ['/CSE/', ['cse', '_']],
  ['/here/room%20205', ['here/room%20205', 'here/_']],
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
