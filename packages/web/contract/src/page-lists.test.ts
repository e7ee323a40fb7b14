import { expect, test } from 'vitest';
import { listMenu, listShortcuts } from './page-lists.ts';

const route = (path: string) => ({ path, page: 'p', title: path, description: '' });

test('listMenu() returns the routes with a menu entry, in order', () => {
  const routes = [
    { ...route('/late'), menu: { label: 'Late', order: 20 } },
    route('/none'),
    { ...route('/early'), menu: { label: 'Early', order: 10, only: 'signed-out' as const } },
  ];
  expect(listMenu(routes)).toEqual([
    { path: '/early', label: 'Early', order: 10, only: 'signed-out' },
    { path: '/late', label: 'Late', order: 20 },
  ]);
});

test('listShortcuts() returns the routes with a shortcut, in order', () => {
  const routes = [{ ...route('/b'), shortcut: 2 }, route('/none'), { ...route('/a'), shortcut: 1 }];
  expect(listShortcuts(routes).map(({ path }) => path)).toEqual(['/a', '/b']);
});
