import { expect, test } from 'vitest';
import { expandRoutes } from './expand-routes.ts';

const subjects = {
  department: [
    { code: 'cse', label: 'CSE' },
    { code: 'ee', label: 'Electrical & <Electronics>' },
  ],
  departmentWithRooms: [],
  screen: [],
};
const pattern = {
  each: 'department',
  path: '/{code}-map',
  page: 'rooms',
  title: '{label} rooms',
  description: 'Rooms of {label}: {unknown}',
  params: { department: '{code}' },
  intro: { heading: '{label}' },
  college: ['rooms', 'plan/{code}'],
} as const;

test('expandRoutes() makes a route for each item, with its fields in every text', () => {
  const [first, second] = expandRoutes([pattern], subjects);
  expect(first).toEqual({
    path: '/cse-map',
    page: 'rooms',
    title: 'CSE rooms',
    description: 'Rooms of CSE: {unknown}',
    params: { department: 'cse' },
    intro: { heading: 'CSE' },
    college: ['rooms', 'plan/cse'],
  });
  expect(second?.title).toBe('Electrical & <Electronics> rooms');
});

test('expandRoutes() returns a route without "each" unchanged', () => {
  const route = { path: '/{code}', page: 'p', title: '', description: '' };
  expect(expandRoutes([route], subjects)).toEqual([route]);
});

test('expandRoutes() makes no route for items that the college does not have', () => {
  expect(expandRoutes([{ ...pattern, each: 'screen' }], subjects)).toEqual([]);
  expect(expandRoutes([pattern])).toEqual([]);
});

test('expandRoutes() leaves out a menu entry or search record with a missing field', () => {
  const search = { title: '{label} rooms', where: '', aliases: ['{short}'] };
  const routes = expandRoutes([{ ...pattern, menu: { label: '{short}', order: 1 }, search }], {
    ...subjects,
    department: [
      { code: 'cse', label: 'CSE', short: 'Computing' },
      { code: 'ee', label: 'EE' },
    ],
  });
  expect(routes.map(({ menu }) => menu)).toEqual([{ label: 'Computing', order: 1 }, undefined]);
  expect(routes.map((route) => route.search)).toEqual([
    { title: 'CSE rooms', where: '', aliases: ['Computing'] },
    undefined,
  ]);
});
