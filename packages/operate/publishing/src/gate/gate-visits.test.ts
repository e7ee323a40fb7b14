import { recordOf, routeOf } from '@campusway/pages/testing';
import { expect, test } from 'vitest';
import { onePerComponent, visitsFor } from './gate-visits.ts';

const slots = ['campus-plan'] as const;
const shell = recordOf('shell', 's1');
const lists = recordOf('mfe-lists', 'l1', {
  routes: [
    routeOf('/lists', 'lists'),
    { ...routeOf('/one', 'map'), slots },
    { ...routeOf('/two', 'map'), slots },
  ],
});
const maps = recordOf('mfe-maps', 'm1', {
  routes: [routeOf('/map', 'map'), routeOf('/here/:place', 'here')],
  parts: slots,
});
const content = { shell, remotes: [lists, maps], services: {} };

const pathsOf = (...changed: string[]) => visitsFor(content, new Set(changed)).map(({ path }) => path);

test('visitsFor() opens every page of a changed remote, with parameter names as values', () => {
  expect(pathsOf('mfe-lists')).toEqual(['/lists', '/one', '/two']);
});

test("visitsFor() opens one address of each other page that shows a changed remote's part", () => {
  expect(pathsOf('mfe-maps')).toEqual(['/map', '/here/place', '/one']);
});

test('visitsFor() opens every page of the site when the shell changed', () => {
  const paths = pathsOf('shell');
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

test('onePerComponent() selects one address of each page component, and no pages of the shell', () => {
  const visits = visitsFor(content, new Set(['shell', 'mfe-lists']));
  expect(onePerComponent(visits).map(({ path }) => path)).toEqual(['/lists', '/one', '/map', '/here/place']);
});

test("visitsFor() runs a module's interactions on one address of each page component", () => {
  const steps = [{ click: { role: 'button', name: 'More' } }] as const;
  const remotes = content.remotes.map((remote) => ({ ...remote, clicks: { map: steps } }));
  const visits = visitsFor({ ...content, remotes }, new Set(['mfe-lists']));
  expect(visits.map(({ path, steps: done }) => [path, done])).toEqual([
    ['/lists', undefined],
    ['/one', steps],
    ['/two', undefined],
  ]);
});
