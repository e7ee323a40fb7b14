import { expect, test } from 'vitest';
import { compareGroups, mustBeCommitted, parseRatios, toRow } from './figures-file.ts';

test('compareGroups() gives the share of each change, infinite for a figure that is new or gone', () => {
  const changes = compareGroups({ shell: 100, gone: 1 }, { shell: 106, added: 2 });
  expect(changes.map(({ name, share }) => [name, Number(share.toFixed(2))])).toEqual([
    ['shell', 0.06],
    ['gone', Number.POSITIVE_INFINITY],
    ['added', Number.POSITIVE_INFINITY],
  ]);
});

test('mustBeCommitted() names what has changed or is gone, and no figure of a new module', () => {
  const changes = compareGroups({ shell: 100, same: 100, gone: 1 }, { shell: 94, same: 104, added: 2 });
  expect(changes.filter(mustBeCommitted).map(({ name }) => name)).toEqual(['shell', 'gone']);
});

test('toRow() has both figures and the change in percent', () => {
  const row = toRow({ name: 'shell', before: 100, now: 94, share: -0.06 });
  expect(row.trim().split(/\s{2,}/)).toEqual(['shell', '100', '94', '-6.0 %']);
});

test('parseRatios() reads the lines that begin with "ratio"', () => {
  expect(
    parseRatios('index built in 3 ms\nratio routes, ngraph: 46.3\n  ratio 2\nratio search: 7\n'),
  ).toEqual({
    'routes, ngraph': 46.3,
    search: 7,
  });
});
