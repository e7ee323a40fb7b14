import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packArtefact } from '@campusway/artefact/record';
import { toFileIntegrity } from '@campusway/pages';
import { routeOf } from '@campusway/pages/testing';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { deployOptions, putBuild, readLive, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { deployBuilds, deployModules } from './deploy-modules.ts';
import type { DeployOptions } from './deploy-options.ts';

test('deployModules() creates nothing in a folder that is not a site', async () => {
  const site = join(tempFolder(), 'misspelt');
  const options = deployOptions(site, { which: ['mfe-maps'] });
  await expect(deployModules(options, () => undefined)).rejects.toThrow(
    `Cannot deploy mfe-maps alone: ${site} has no shell yet`,
  );
  expect(existsSync(site)).toBe(false);
});

test('deployModules() makes a packed build live, and keeps one for a preview, but none that the gate refuses', async () => {
  const site = await siteWith('a1');
  const file = async (title: string, contract: number) => {
    const contents = new Map([['remoteEntry.js', Buffer.from(`// ${title}`)]]);
    const files = { 'remoteEntry.js': toFileIntegrity(`// ${title}`) };
    const facts = {
      name: 'mfe-x',
      contract,
      shared: {},
      routes: [routeOf('/x')],
      parts: [],
      files,
      assets: {},
    };
    const path = join(tempFolder(), 'x.tgz');
    writeFileSync(path, await packArtefact({ build: facts, contents }));
    return path;
  };
  const deploy = (address: string, options: Partial<DeployOptions> = {}) => {
    const foreign = [{ name: 'mfe-x', address }];
    return deployModules(deployOptions(site, { which: [], foreign, ...options }), () => undefined);
  };
  const first = await deploy(await file('first', 1));
  expect(first).toMatchObject({ outcome: 'live', modules: [{ name: 'mfe-x' }] });
  expect(liveRelease(site)?.history['mfe-x']?.[0]?.commit).toBeUndefined();
  expect(readLive(site, 'x.html')).toContain(`/modules/mfe-x/${first.modules[0]?.version}/remoteEntry.js`);

  const before = readdirSync(join(site, 'modules/mfe-x'));
  expect((await deploy(await file('second', 99))).outcome).toBe('refused');
  await expect(deploy(await file('third', 1.5))).rejects.toThrow('/contract must be integer');
  expect(readdirSync(join(site, 'modules/mfe-x'))).toEqual(before);
  expect((await deploy(await file('first', 1))).outcome).toBe('unchanged');

  const { outcome, modules } = await deploy(await file('fourth', 1), { preview: true });
  expect(outcome).toBe('preview');
  expect(readdirSync(join(site, 'modules/mfe-x'))).toContain(modules[0]?.version);
});

test('deployBuilds() compresses pages quickly when no page is opened meanwhile', async () => {
  const site = await siteWith('a1');
  const record = await putBuild(site, 'mfe-a', 'a2');
  const options = { browser: false, dryRun: false, force: false, drops: new Map() };
  await deployBuilds(site, [record], options, () => undefined);
  const page = Buffer.from(readLive(site, 'index.html'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  expect(readFileSync(join(site, 'live/index.html.br'))).toEqual(brotliCompressSync(page, { params }));
});
