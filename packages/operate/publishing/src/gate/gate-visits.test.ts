import { expect, test } from 'vitest';
import { putBuild, tempFolder } from '../../tests/temp-site.ts';
import { onePerComponent, visitsFor } from './gate-visits.ts';

const route = (path: string, page: string, slots?: readonly ['campus-plan']) => ({
  path,
  page,
  title: '',
  description: '',
  ...(slots && { slots }),
});

async function content() {
  const site = tempFolder();
  const shell = await putBuild(site, 'shell', 's1');
  const lists = await putBuild(site, 'mfe-lists', 'l1', {
    routes: [
      route('/lists', 'lists'),
      route('/one', 'map', ['campus-plan']),
      route('/two', 'map', ['campus-plan']),
    ],
  });
  const maps = await putBuild(site, 'mfe-maps', 'm1', {
    routes: [route('/map', 'map'), route('/here/:place', 'here')],
    parts: ['campus-plan'],
  });
  return { shell, remotes: [lists, maps], services: {} };
}

const pathsOf = async (...changed: string[]) =>
  visitsFor(await content(), new Set(changed)).map(({ path }) => path);

test('visitsFor() opens every page of a changed remote, with parameter names as values', async () => {
  expect(await pathsOf('mfe-lists')).toEqual(['/lists', '/one', '/two']);
});

test("visitsFor() opens one address of each other page that shows a changed remote's part", async () => {
  expect(await pathsOf('mfe-maps')).toEqual(['/map', '/here/place', '/one']);
});

test('visitsFor() opens every page of the site when the shell changed', async () => {
  const paths = await pathsOf('shell');
  expect(paths).toEqual([
    '/lists',
    '/one',
    '/two',
    '/map',
    '/here/place',
    '/about',
    '/a-page-that-does-not-exist',
  ]);
});

test('onePerComponent() selects one address of each page component, and no pages of the shell', async () => {
  const visits = visitsFor(await content(), new Set(['shell', 'mfe-lists']));
  expect(onePerComponent(visits).map(({ path }) => path)).toEqual(['/lists', '/one', '/map', '/here/place']);
});

test("visitsFor() runs a module's interactions on one address of each page component", async () => {
  const { shell, remotes, services } = await content();
  const steps = [{ click: { role: 'button', name: 'More' } }] as const;
  const asking = remotes.map((remote) => ({ ...remote, clicks: { map: steps } }));
  const visits = visitsFor({ shell, remotes: asking, services }, new Set(['mfe-lists']));
  expect(visits.map(({ path, steps: done }) => [path, done])).toEqual([
    ['/lists', undefined],
    ['/one', steps],
    ['/two', undefined],
  ]);
});
