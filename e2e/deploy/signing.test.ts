/** Site with a signed registry, and a shell built with the public key. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { toIntegrity } from '@campusway/pages';
import type { Page } from 'playwright-core';
import { afterAll, expect, test, vi } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { firstDepartment } from '../support/departments.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { editRegistry } from '../support/registry.ts';
import { runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();
const project = useProjectCopy();
const keyFile = join(project.folder, 'site-key.pem');
const newKey = runNpm(project.folder, ['run', '--silent', 'new-key', '--', keyFile]);
await newKey.ended;
vi.stubEnv('SITE_SIGNING_KEY', keyFile);
vi.stubEnv('SITE_PUBLIC_KEYS', /SITE_PUBLIC_KEYS=([\w-]{43})/.exec(newKey.output())?.[1] ?? '');
vi.stubEnv('CAMPUSWAY_PERSON', 'Asha Rao');
afterAll(() => vi.unstubAllEnvs());
await project.deployAll('--reason', 'first signed release');
const served = await useSite(project.site);

/** Whether /departments shows its list, and its text. */
async function openDepartments({ page }: Awaited<ReturnType<typeof open>>) {
  await page.goto(`${served.origin}/departments`);
  const link = firstDepartment(page);
  await page.getByRole('alert').or(link).waitFor();
  return { isShown: await link.isVisible(), text: await page.locator('main').innerText() };
}

test('the gate opens the pages of a signed site, and the shell verifies its registry', async () => {
  project.edit(
    'mfe-auth/src/remote.tsx',
    (source) => `${source}\ndocument.documentElement.dataset.auth = '';\n`,
  );
  expect(await project.deploy('mfe-auth')).toMatchObject({ code: 0, outcome: 'live', forced: false });
  expect((await openDepartments(await open())).isShown).toBe(true);
  const { code, output } = await project.run('modules', '--check');
  expect([code, output]).toEqual([0, expect.stringContaining('The site is intact')]);
  expect(output).toMatch(/by Asha Rao, checked on \d+ pages/);
  expect(output).toContain('reason: first signed release');
});

const changes: readonly (readonly [string, (registry: Registry) => unknown, RegExp])[] = [
  [
    'another entry of a module',
    ({ modules, ...registry }) => ({
      ...registry,
      modules: modules.map((module) => ({ ...module, entry: module.retryEntry })),
    }),
    /does not match its signature/,
  ],
  [
    'another service',
    (registry) => ({ ...registry, services: { auth: 'https://evil.example' } }),
    /does not match its signature/,
  ],
  ['no signature', ({ signature: _, ...registry }) => registry, /is not signed with a key of this site/],
  [
    'another key',
    (registry) => ({ ...registry, signature: { ...registry.signature, key: 'A'.repeat(43) } }),
    /is not signed with a key of this site/,
  ],
];

test.each(changes)('the shell loads no module of a registry with %s', async (_name, change, reason) => {
  const visit = await open();
  await editRegistry(visit.page, change);
  const { isShown, text } = await openDepartments(visit);
  expect([isShown, text]).toEqual([false, expect.stringMatching(reason)]);
});

test('the shell loads no module under an import map that was not signed', async () => {
  const visit = await open();
  await visit.page.route('**/departments', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(\/modules\/mfe-directory\/[^"]+":"sha256-)./, '$1_');
    return route.fulfill({ response, body: html });
  });
  const { isShown, text } = await openDepartments(visit);
  expect([isShown, text]).toEqual([false, expect.stringContaining('does not match its signature')]);
  // The page's own policy names the import map, too.
  visit.errors.splice(0);
});

test('a browser without Ed25519 shows the site', async () => {
  const visit = await open();
  await visit.page.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new DOMException('unknown', 'NotSupportedError'));
  });
  expect((await openDepartments(visit)).isShown).toBe(true);
});

test('the shell verifies the registry of a canary, whose script is no proof', async () => {
  project.edit(
    'mfe-directory/src/remote.tsx',
    (source) => `${source}\ndocument.documentElement.dataset.canary = '';\n`,
  );
  const { outcome, modules } = await project.deploy('mfe-directory', '--canary', '50', '--no-browser');
  expect(outcome).toBe('canary');
  const canary = modules[0]?.version ?? '';
  for (const isForged of [false, true]) {
    const visit = await open();
    const { page } = visit;
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    if (isForged) await forgeCanary(page, canary);
    const { isShown, text } = await openDepartments(visit);
    const reason = isForged ? 'does not match its signature' : '';
    expect([isShown, text]).toEqual([!isForged, expect.stringContaining(reason)]);
    expect(await page.locator('[data-canary]').count()).toBe(isForged ? 0 : 1);
    // The page's own policy names the import map, too.
    if (isForged) visit.errors.splice(0);
  }
  expect((await project.run('abort', 'mfe-directory')).code).toBe(0);
});

/** Another build as the canary, in its script and with the digest of that script in the page. */
async function forgeCanary(page: Page, canary: string): Promise<void> {
  const forge = (text: string) => text.replaceAll(canary, 'f00dfeedf00d');
  await page.route('**/modules/canary/**', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: forge(await response.text()) });
  });
  await page.route('**/departments', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, src = ''] = /"src":"([^"]*)"/.exec(html) ?? [];
    const script = forge(await (await fetch(served.origin + src)).text());
    const body = html.replace(/(?<="src":"[^"]*","integrity":")[^"]*/, toIntegrity(script));
    return route.fulfill({ response, body: withoutPolicy(body) });
  });
}

/** As an attacker would serve it: the policy has the digests of inline scripts. */
function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

test('npm run deploy and rollback reject a registry with a changed byte until npm run sign accepts it', async () => {
  const file = join(project.site, 'live/modules.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('/remoteEntry.js', '/remoteEntry.jS'));
  for (const command of ['deploy', 'rollback']) {
    const { code, output } = await project.run(command, 'mfe-auth');
    expect([code, output]).toEqual([1, expect.stringContaining('modules.json does not match its signature')]);
  }
  expect((await project.run('modules', '--check')).code).toBe(1);
  expect((await project.run('sign')).output).toContain('Signed as release 000005');
  expect(await project.run('modules', '--check')).toMatchObject({ code: 0 });
  expect((await openDepartments(await open())).isShown).toBe(true);
});
