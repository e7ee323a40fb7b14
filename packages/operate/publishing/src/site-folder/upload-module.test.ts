import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { putBuild } from '../../tests/temp-site.ts';

const facts = { publishedAt: '2026-03-01T08:00:00Z' };

test('uploadBuild() accepts an existing build that was measured on another machine', async () => {
  const site = tempFolder();
  const first = await putBuild(site, 'mfe-a', 'a1', facts);
  const again = await putBuild(site, 'mfe-a', 'a1', { publishedAt: '2026-03-02T08:00:00Z', kilobytes: 1.1 });
  expect(again).toEqual(first);
});

test.each([
  ['routes', { routes: [] }],
  ['parts', { parts: ['campus-plan'] }],
  ['contract', { contract: 2 }],
  ['shared', { shared: { react: '^20.0.0' } }],
] as const)('uploadBuild() rejects an existing build id with a different %s', async (field, other) => {
  const site = tempFolder();
  await putBuild(site, 'mfe-a', 'a1', facts);
  const file = join(site, 'modules/mfe-a/a1/module.json');
  const before = readFileSync(file, 'utf8');
  await expect(putBuild(site, 'mfe-a', 'a1', other)).rejects.toThrow(
    `Cannot publish mfe-a: the site already has build a1 with different ${field}.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('uploadBuild() rejects a build whose record in the site was edited', async () => {
  const site = tempFolder();
  await putBuild(site, 'mfe-a', 'a1', facts);
  const file = join(site, 'modules/mfe-a/a1/module.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "t"', '"title": "T"'));
  await expect(putBuild(site, 'mfe-a', 'a1', facts)).rejects.toThrow('with different routes');
});
