import { expect, test } from 'vitest';
import { covers, overlap, shapeOf } from './match-paths.ts';

test.each([
  ['/here/:place', '/here/:door'],
  ['/navigate', '/Navigate'],
  ['/navigate', '/navigate/'],
  ['/navigate', '/*'],
  ['/here/:place', '/here/room-205'],
  ['/a/b/c', '/a/*'],
  ['/a', '/a/*'],
  ['/', '*'],
])('overlap() finds an address that %s and %s both match', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([true, true]);
});

test.each([
  ['/here', '/here/:place'],
  ['/a/b', '/a/c'],
  ['/', '/a'],
  ['/a/:b', '/c/:b'],
])('overlap() finds none for %s and %s', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([false, false]);
});

test('shapeOf() ignores case, names of parameters and a trailing slash', () => {
  expect(shapeOf('/Here/:place/')).toBe(shapeOf('/here/:door'));
});

test('covers() requires every address of the other path', () => {
  expect(covers('/room/:number', '/room/129')).toBe(true);
  expect(covers('/room/129', '/room/:number')).toBe(false);
  expect(covers('/room/:number', '/room/*')).toBe(false);
  expect(covers('/Room', '/room/')).toBe(true);
});
