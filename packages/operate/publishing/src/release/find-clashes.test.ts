import { expect, test } from 'vitest';
import { putBuild, tempFolder } from '../../tests/temp-site.ts';
import { findClashes } from './find-clashes.ts';

const route = (path: string) => ({ path, page: 'p', title: 't', description: 'd' });

/** Clashes of a new remote with `mfe-a` and a shell that has the `*` route. */
async function clashesOf(...paths: readonly string[]) {
  const site = tempFolder();
  const shell = await putBuild(site, 'shell', 's1', { routes: [route('/about'), route('*')] });
  const first = await putBuild(site, 'mfe-a', 'a1', {
    routes: [route('/navigate'), route('/here/:place'), route('/here/gate-1')],
    parts: ['campus-plan'],
  });
  const facts = { routes: paths.map(route), parts: paths.length > 0 ? [] : (['campus-plan'] as const) };
  const second = await putBuild(site, 'mfe-b', 'b1', facts);
  return findClashes({ shell, remotes: [first, second] }).map(({ reason }) => reason);
}

test.each([
  ['/here/:door', '"/here/:place" of mfe-a'],
  ['/here/room-205', '"/here/:place" of mfe-a'],
  ['/Navigate', '"/navigate" of mfe-a'],
  ['/navigate/', '"/navigate" of mfe-a'],
  ['/*', '"/about" of shell'],
  ['/about', '"/about" of shell'],
])('findClashes() reports the page whose address %s claims', async (path, other) => {
  expect(await clashesOf(path)).toEqual([`its page "${path}" and ${other} have an address in common`]);
});

test('findClashes() reports a page that a module declares twice', async () => {
  expect(await clashesOf('/bus/:line', '/bus/:stop')).toEqual([
    'its page "/bus/:stop" and "/bus/:line" of mfe-b have an address in common',
  ]);
});

test('findClashes() reports a part that another remote offers', async () => {
  expect(await clashesOf()).toEqual(['it offers the part "campus-plan", which mfe-a offers too']);
});

test('findClashes() accepts pages without a common address', async () => {
  expect(await clashesOf('/bus', '/here', '/bus/:line', '/bus/night')).toEqual([]);
});
