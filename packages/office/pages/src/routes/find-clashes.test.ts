import { expect, test } from 'vitest';
import { recordOf, routeOf } from '../../tests/record-of.ts';
import { findClashes } from './find-clashes.ts';

const shell = recordOf('shell', 's1', { routes: [routeOf('/about'), routeOf('*')] });
const first = recordOf('mfe-a', 'a1', {
  routes: [routeOf('/navigate'), routeOf('/here/:place'), routeOf('/here/gate-1')],
  parts: ['campus-plan'],
});

/** Clashes of a new remote with `mfe-a` and a shell that has the `*` route. */
function clashesOf(...paths: readonly string[]) {
  const facts = { routes: paths.map((path) => routeOf(path)), parts: paths.length > 0 ? [] : first.parts };
  return findClashes({ shell, remotes: [first, recordOf('mfe-b', 'b1', facts)] }).map(({ reason }) => reason);
}

test.each([
  ['/here/:door', '"/here/:place" of mfe-a'],
  ['/here/room-205', '"/here/:place" of mfe-a'],
  ['/Navigate', '"/navigate" of mfe-a'],
  ['/navigate/', '"/navigate" of mfe-a'],
  ['/*', '"/about" of shell'],
  ['/about', '"/about" of shell'],
])('findClashes() reports the page whose address %s claims', (path, other) => {
  expect(clashesOf(path)).toEqual([`its page "${path}" and ${other} have an address in common`]);
});

test('findClashes() reports a page that a module declares twice', () => {
  expect(clashesOf('/bus/:line', '/bus/:stop')).toEqual([
    'its page "/bus/:stop" and "/bus/:line" of mfe-b have an address in common',
  ]);
});

test('findClashes() reports a part that another remote offers', () => {
  expect(clashesOf()).toEqual(['it offers the part "campus-plan", which mfe-a offers too']);
});

test('findClashes() reports the changed one of two modules', () => {
  const site = { shell, remotes: [first, recordOf('mfe-b', 'b1', { ...first, name: 'mfe-b' })] };
  for (const module of ['mfe-a', 'mfe-b'])
    expect(new Set(findClashes(site, new Set([module])).map((clash) => clash.module))).toEqual(
      new Set([module]),
    );
});

test('findClashes() accepts pages without a common address', () => {
  expect(clashesOf('/bus', '/here', '/bus/:line', '/bus/night')).toEqual([]);
});
