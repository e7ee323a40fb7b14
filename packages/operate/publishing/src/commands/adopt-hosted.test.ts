import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edit, putBuild, readLive, serveFolder, show, siteWith, tempFolder } from '../../tests/temp-site.ts';
import { explainIncompatibility } from '../gate/check-compatibility.ts';
import { adoptHosted } from './adopt-hosted.ts';

const version = '0123456789ab';
const assets = {
  p: {
    scripts: [`/modules/mfe-x/${version}/remoteEntry.js`],
    styles: [{ href: `/modules/mfe-x/${version}/a.css`, integrity: 'sha384-x' }],
  },
};

const addFacts = (facts: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...facts });

/** Another site with the remote `mfe-x` on its own origin; `folder` has its files. */
async function elsewhere(headers?: Record<string, string>) {
  const folder = tempFolder();
  await putBuild(folder, 'mfe-x', version, { assets });
  const origin = await serveFolder(folder, headers);
  return {
    origin,
    address: `${origin}/modules/mfe-x/${version}/`,
    files: join(folder, 'modules/mfe-x', version),
  };
}

test('adoptHosted() stores the record, and the site loads every file from the other origin', async () => {
  const { origin, address } = await elsewhere();
  const site = await siteWith('a1');
  const base = address.slice(0, -1);
  const record = await adoptHosted(site, address);
  expect(record.base).toBe(base);
  await putBuild(site, 'shell', 's2', { origins: [origin] });
  await show(site, { shell: 's2', 'mfe-x': version });

  const page = readLive(site, 'mfe-x.html');
  expect(page).toContain(`<link rel="modulepreload" crossorigin href="${base}/remoteEntry.js" />`);
  expect(page).toContain(`"${base}/retry/remoteEntry.js":"sha384-`);
  const policy = /content="(default-src[^"]*)"/.exec(page)?.[1] ?? '';
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
  expect(policy).not.toContain('unsafe');
  expect(existsSync(join(site, 'modules/mfe-x', version, 'remoteEntry.js'))).toBe(false);
});

test('adoptHosted() accepts the same build twice, but not from a second origin', async () => {
  const site = await siteWith('a1');
  const { address } = await elsewhere();
  await adoptHosted(site, address);
  expect((await adoptHosted(site, address)).version).toBe(version);
  await expect(adoptHosted(site, (await elsewhere()).address)).rejects.toThrow('the site already has build');
});

test('adoptHosted() rejects a build whose record has changed since it was registered', async () => {
  const site = await siteWith('a1');
  const { address, files } = await elsewhere();
  await adoptHosted(site, address);
  edit(files, 'module.json', addFacts({ parts: ['campus-plan'] }));
  await expect(adoptHosted(site, address)).rejects.toThrow('with different parts');
});

test('adoptHosted() rejects a build with a missing or changed file', async () => {
  const site = await siteWith('a1');
  const changed = await elsewhere();
  writeFileSync(join(changed.files, 'retry/remoteEntry.js'), 'alert(1)');
  await expect(adoptHosted(site, changed.address)).rejects.toThrow(
    'retry/remoteEntry.js does not match the digest in its module.json',
  );
  const missing = await elsewhere();
  rmSync(join(missing.files, 'remoteEntry.js'));
  await expect(adoptHosted(site, missing.address)).rejects.toThrow('the server answered 404');
  expect(existsSync(join(site, 'modules/mfe-x'))).toBe(false);
});

test('adoptHosted() rejects a server without CORS headers', async () => {
  const { address } = await elsewhere({});
  await expect(adoptHosted(await siteWith('a1'), address)).rejects.toThrow('access-control-allow-origin');
});

test.each([
  [{ name: '../../etc' }, 'its module.json has the name "../../etc", which is not a remote'],
  [{ version: '../up' }, '"../up" is not a build id'],
  [{ routes: 'none' }, 'lacks files, routes, parts or assets'],
])('adoptHosted() rejects a record with %j', async (facts, reason) => {
  const { address, files } = await elsewhere();
  edit(files, 'module.json', addFacts(facts));
  await expect(adoptHosted(await siteWith('a1'), address)).rejects.toThrow(reason);
});

test('explainIncompatibility() rejects a remote from an origin that the shell does not allow', async () => {
  const site = await siteWith('a1');
  const { origin, address } = await elsewhere();
  const record = await adoptHosted(site, address);
  const shell = await putBuild(site, 'shell', 's2');
  expect(explainIncompatibility(record, shell)).toContain(`does not allow modules from ${origin}`);
  expect(explainIncompatibility(record, { ...shell, origins: [origin] })).toBeUndefined();
});
