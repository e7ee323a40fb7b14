import { expect, test } from 'vitest';
import { checkFolders } from './check-folders.ts';

const check = (...imports: readonly (readonly [file: string, specifier: string])[]) =>
  checkFolders(imports.map(([file, specifier]) => ({ file, specifier })));

test('checkFolders() accepts imports in one direction', () => {
  expect(
    check(['mfe-a/src/page/Page.tsx', '../map/Map.tsx'], ['mfe-a/src/map/Map.tsx', '../draw.ts']),
  ).toEqual([]);
});

test('checkFolders() finds a cycle over three folders', () => {
  const found = check(
    ['mfe-a/src/page/Page.tsx', '../map/Map.tsx'],
    ['mfe-a/src/map/Map.tsx', '../draw/draw.ts'],
    ['mfe-a/src/draw/draw.ts', '../page/size.ts'],
  );
  expect(found.map((finding) => finding.split('  ')[0])).toEqual([
    'mfe-a/src: page -> map',
    'mfe-a/src: map -> draw',
    'mfe-a/src: draw -> page',
  ]);
});

test.each([
  ['storage', 'keys'],
  ['storage', 'sessions'],
  ['keys', 'accounts'],
  ['http', 'sessions'],
  ['sessions', 'accounts'],
  ['storage', 'services.ts'],
  ['sessions', 'not-in-the-order.ts'],
])('checkFolders() stops auth-service from importing upwards, %s -> %s', (from, to) => {
  expect(
    check([`auth-service/src/${from}/any.ts`, `../${to}${to.endsWith('.ts') ? '' : '/any.ts'}`]),
  ).toEqual([`auth-service/src: ${from} -> ${to}  is against the order in folderOrders`]);
});

test('checkFolders() ignores tests', () => {
  expect(check(['auth-service/src/storage/backup.test.ts', '../app.ts'])).toEqual([]);
});
