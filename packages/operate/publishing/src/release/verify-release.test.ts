import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { toFileIntegrity } from '@campusway/pages';
import { tempFolder } from '@campusway/toolkit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edit, publish, putBuild, readLive, show, siteWith } from '../../tests/temp-site.ts';
import { checkSite } from '../commands/check-site.ts';
import { deployBuilds } from '../commands/deploy-modules.ts';
import { endCanary } from '../commands/end-canary.ts';
import { pruneSite } from '../commands/prune-site.ts';
import { rollBack } from '../commands/roll-back.ts';
import { signSite } from '../commands/sign-site.ts';
import { explainKeys, readSigner, writeNewKey } from '../signing/signing-keys.ts';
import { liveRelease } from './release.ts';

/** Creates a key and uses it for signing. */
function useKey(): { file: string; key: string } {
  const file = join(tempFolder(), 'key.pem');
  const key = writeNewKey(file);
  vi.stubEnv('SITE_SIGNING_KEY', file);
  return { file, key };
}

function accept(...keys: readonly string[]): void {
  vi.stubEnv('SITE_PUBLIC_KEYS', keys.join());
}

const back = (site: string) => rollBack({ site, modules: ['mfe-a'], dryRun: false });

beforeEach(() => accept());
afterEach(() => void vi.unstubAllEnvs());

test('checkSite() accepts a signed site, also after rollback and prune', async () => {
  const { key } = useKey();
  const site = await siteWith('a1', 'a2');
  await back(site);
  await pruneSite({ site, keep: 1, dryRun: false });
  expect(checkSite(site)).toEqual([]);
  const registry = JSON.parse(readLive(site, 'modules.json')) as Registry;
  expect(registry).toMatchObject({ importMap: expect.stringMatching(/^sha384-/), signature: { key } });
  expect(readLive(site, 'index.html')).toContain(registry.signature?.value);
});

test.each([
  ['live/modules.json', (text: string) => text.replace('/mfe-a/a2/', '/mfe-a/a1/')],
  ['live/release.json', (text: string) => text.replace('"mfe-a": "a2"', '"mfe-a": "a1"')],
  ['live/index.html', (text: string) => text.replace('</head>', '<script></script></head>')],
  ['live/signature.json', (text: string) => text.replace('"release": "000002"', '"release": "000003"')],
  ['live/signature.json', (text: string) => text.replace('{', '')],
  ['modules/mfe-a/a2/remoteEntry.js', (text: string) => `${text} `],
  ['modules/mfe-a/a2/module.json', (text: string) => text.replace('sha256-', 'sha256-x')],
  ['modules/mfe-a/a1/module.json', (text: string) => text.replace('sha256-', 'sha256-x')],
])('requireVerified() stops commands on a signed site when %s was changed', async (file, change) => {
  useKey();
  const site = await siteWith('a1', 'a2');
  edit(site, file, change);
  await expect(back(site)).rejects.toThrow('Cannot trust the site');
  await expect(pruneSite({ site, keep: 1, dryRun: false })).rejects.toThrow('Cannot trust the site');
  expect(liveRelease(site)?.id).toBe('000002');
  expect(checkSite(site)).not.toEqual([]);
});

const script = (text: string) => text.replaceAll('/mfe-a/a3/', '/mfe-a/a1/');

test.each([
  ['live/release.json', (text: string) => text.replace('"version": "a3"', '"version": "a1"')],
  ['live/release.json', (text: string) => text.replace('"share": 10', '"share": 99')],
  ['live/mfe-a.html', (text: string) => text.replace('"share":10', '"share":100')],
  ['live/mfe-a.html', (text: string) => text.replace(/"src":"[^"]*"/, '"src":"/modules/evil.js"')],
  ['modules/mfe-a/a3/remoteEntry.js', (text: string) => `${text} `],
  ['modules/mfe-a/a3/module.json', (text: string) => text.replace('sha256-', 'sha256-x')],
  ['the script', script],
  ['the script and its record', script],
])(
  'requireVerified() stops commands on a signed site with a canary when %s was changed',
  async (file, change) => {
    useKey();
    const site = await siteWith('a1', 'a2');
    const record = await putBuild(site, 'mfe-a', 'a3');
    const options = { browser: false, dryRun: false, force: false, drops: new Map(), canary: 10 };
    await deployBuilds(site, [record], options, () => undefined);
    expect(checkSite(site)).toEqual([]);
    const [built = ''] = readdirSync(join(site, 'modules/canary'));
    const folder = join('modules/canary', built);
    edit(site, file.startsWith('the script') ? join(folder, 'canary.js') : file, change);
    if (file.endsWith('record')) {
      for (const compressed of ['canary.js.br', 'canary.js.gz']) rmSync(join(site, folder, compressed));
      const digest = toFileIntegrity(readFileSync(join(site, folder, 'canary.js')));
      edit(site, join(folder, 'module.json'), (text) => text.replace(/sha256-[^"]*/, digest));
    }
    for (const promote of [true, false])
      await expect(endCanary({ site, name: 'mfe-a', promote, dryRun: false })).rejects.toThrow(
        'Cannot trust',
      );
    await expect(back(site)).rejects.toThrow('Cannot trust the site');
    expect(liveRelease(site)?.id).toBe('000003');
    expect(checkSite(site)).not.toEqual([]);
  },
);

test('requireVerified() stops commands when a compressed page was changed or added', async () => {
  useKey();
  const site = await siteWith('a1', 'a2');
  writeFileSync(join(site, 'live/index.html.br'), 'x');
  await expect(back(site)).rejects.toThrow('releases/000002/index.html.br does not match its signature');
  await signSite(site);
  writeFileSync(join(site, 'live/login.html'), '<form>');
  await expect(back(site)).rejects.toThrow('releases/000003/login.html does not match its signature');
});

test('publishRelease() rejects a changed page of the shell', async () => {
  useKey();
  const site = await siteWith('a1', 'a2');
  edit(site, 'modules/shell/s1/index.html', (text) =>
    text.replace('</head>', '<script>evil</script></head>'),
  );
  await expect(back(site)).rejects.toThrow('modules/shell/s1/index.html is not what was published');
});

test('requireVerified() rejects another key, a missing signature and a missing key', async () => {
  const { file } = useKey();
  const site = await siteWith('a1', 'a2');
  const { key: other } = useKey();
  await expect(back(site)).rejects.toThrow('which is not accepted');
  vi.stubEnv('SITE_SIGNING_KEY', '');
  await expect(back(site)).rejects.toThrow('neither SITE_PUBLIC_KEYS nor SITE_SIGNING_KEY');
  accept(other);
  await expect(back(site)).rejects.toThrow('which is not accepted');
  accept();
  vi.stubEnv('SITE_SIGNING_KEY', file);
  rmSync(join(site, 'live/signature.json'));
  await expect(back(site)).rejects.toThrow('is not signed, but a key is configured');
});

test('public keys suffice to verify but not to write a release', async () => {
  const { key } = useKey();
  const site = await siteWith('a1', 'a2');
  vi.stubEnv('SITE_SIGNING_KEY', '');
  accept(key);
  expect(checkSite(site)).toEqual([]);
  await pruneSite({ site, keep: 5, dryRun: false });
  await expect(back(site)).rejects.toThrow('Set SITE_SIGNING_KEY to the file of the key');
});

test('key rotation: accept both keys, sign with the new one, remove the old one', async () => {
  const old = useKey();
  const site = await siteWith('a1', 'a2');
  const fresh = useKey();
  accept(old.key, fresh.key);
  await back(site);
  accept(fresh.key);
  expect(checkSite(site)).toEqual([]);
  vi.stubEnv('SITE_SIGNING_KEY', old.file);
  expect(() => readSigner(site)).toThrow('is not among SITE_PUBLIC_KEYS');
});

test('signSite() signs an unsigned site, and rejects one with a changed build', async () => {
  const site = await siteWith('a1', 'a2');
  expect(JSON.parse(readLive(site, 'signature.json'))).not.toHaveProperty('signature');
  useKey();
  await expect(back(site)).rejects.toThrow('is not signed, but a key is configured');
  await signSite(site);
  expect(checkSite(site)).toEqual([]);
  await back(site);
  edit(site, 'modules/mfe-a/a2/retry/remoteEntry.js', (text) => `${text} evil()`);
  await expect(signSite(site)).rejects.toThrow('retry/remoteEntry.js is not what was published');
});

test('rollBack() rejects a build that was added to the site without a deployment', async () => {
  useKey();
  const site = await siteWith('a1', 'a2', 'a3');
  const copy = join(tempFolder(), 'a1');
  cpSync(join(site, 'modules/mfe-a/a1'), copy, { recursive: true });
  rmSync(join(site, 'modules/mfe-a/a1'), { recursive: true });
  await signSite(site);
  edit(copy, 'module.json', (text) => text.replace('sha256-', 'sha256-x'));
  cpSync(copy, join(site, 'modules/mfe-a/a1'), { recursive: true });
  await expect(rollBack({ site, modules: ['mfe-a'], to: 'a1', dryRun: false })).rejects.toThrow(
    'Cannot trust',
  );
});

test('readSigner() rejects a key that others can read, a key in the site, and an invalid key', async () => {
  const { file } = useKey();
  const site = tempFolder();
  const refusal = (reason: string) => expect(() => readSigner(site)).toThrow(reason);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => writeNewKey(file)).toThrow('the file exists');
  chmodSync(file, 0o640);
  refusal('other users can read it');
  chmodSync(file, 0o600);
  writeFileSync(file, 'no key');
  refusal('it is not a private Ed25519 key');
  accept('short');
  refusal('it is not a private Ed25519 key');
  const inside = join(site, 'key.pem');
  writeNewKey(inside);
  vi.stubEnv('SITE_SIGNING_KEY', inside);
  refusal('it is in the site folder');
});

test('rollBack() rejects a shell that does not accept the signing key', async () => {
  const old = useKey();
  const site = tempFolder();
  await putBuild(site, 'mfe-a', 'a1');
  const first = await putBuild(site, 'shell', 's1', { publicKeys: [old.key] });
  await show(site, { shell: 's1', 'mfe-a': 'a1' });
  const fresh = useKey();
  accept(old.key, fresh.key);
  await publish(site, { shell: { version: 's2', publicKeys: [old.key, fresh.key] } });
  await expect(rollBack({ site, modules: ['shell'], dryRun: false })).rejects.toThrow(
    `this one is signed with ${fresh.key}`,
  );
  await expect(show(site, { shell: 's1' })).rejects.toThrow('Cannot write a release with shell s1');
  vi.stubEnv('SITE_SIGNING_KEY', '');
  expect(explainKeys(first)).toContain('this one is not signed');
  await expect(back(site)).rejects.toThrow('Set SITE_SIGNING_KEY to the file of the key');
});

test('checkSite() reports a changed record of a signed site once', async () => {
  useKey();
  const site = await siteWith('a1');
  edit(site, 'modules/mfe-a/a1/module.json', (text) => text.replace('sha256-', 'sha256-x'));
  const about = checkSite(site).filter((finding) => finding.includes('does not match the history'));
  expect(about).toEqual(['modules/mfe-a/a1/module.json does not match the history']);
});

test('writeNewKey() creates the folder, for this user only', () => {
  const folder = join(tempFolder(), 'campusway');
  writeNewKey(join(folder, 'key.pem'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
