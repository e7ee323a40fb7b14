import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArtefact } from '@campusway/artefact/record';
import { routeOf } from '@campusway/pages/testing';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { packModule } from './pack-module.ts';

/** Output of a bundler, with what publishing writes itself. */
function distWith(facts: object = {}): string {
  const dist = tempFolder();
  mkdirSync(join(dist, 'assets'));
  for (const file of ['remoteEntry.js', 'assets/p.js', 'assets/p.js.br'])
    writeFileSync(join(dist, file), file);
  const declared = { name: 'mfe-x', contract: 1, shared: {}, routes: [routeOf('/x')], ...facts };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(declared));
  return dist;
}

test('packModule() writes a folder with digests of its own, as the same file wherever it is', async () => {
  const to = join(tempFolder(), 'new/folder');
  const packed = await packModule(distWith(), to);
  expect(basename(packed.file)).toBe(`mfe-x-${packed.version}.tgz`);
  const again = await packModule(distWith({ files: { 'remoteEntry.js': 'sha256-lie' } }), tempFolder());
  expect(readFileSync(again.file)).toEqual(readFileSync(packed.file));
  const { build, contents } = await readArtefact(readFileSync(packed.file));
  expect([...contents.keys()]).toEqual(['assets/p.js', 'remoteEntry.js']);
  expect(build.assets).toEqual({ p: { scripts: ['remoteEntry.js'], styles: [] } });
  expect((await packModule(distWith({ capabilities: ['session'] }), to)).version).not.toBe(packed.version);
});

test.each([
  [{ titel: 't' }, 'it has "titel", which is not allowed there'],
  [{ assets: { p: { scripts: ['none.js'], styles: [] } } }, 'has no digest of none.js'],
])('packModule() rejects a folder with %j', async (facts, reason) => {
  await expect(packModule(distWith(facts), tempFolder())).rejects.toThrow(reason);
});

test('packModule() rejects a name that is neither a remote nor a folder', async () => {
  await expect(packModule('mfe-none', tempFolder())).rejects.toThrow('it is no remote of the project (');
});
