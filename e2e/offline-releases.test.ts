import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentWith, publishSite } from '@campusway/publishing/deploy';
import { type ModuleRecord, readModuleRecord } from '@campusway/publishing/record';
import { goLive, writeRelease } from '@campusway/publishing/release';
import { serveSite } from '@campusway/publishing/serve';
import { uploadBuild } from '@campusway/publishing/site';
import { projectRoot } from '@campusway/toolkit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { goTo, reload, useBrowser } from './support/browser.ts';
import { expectOnlyNetworkErrors } from './support/faults.ts';
import { listPrecachedBuilds, waitForPrecache } from './support/precache.ts';

const { open } = useBrowser();
const changedModule = 'mfe-directory';

/** A site with one module that can be changed and restored. */
async function openChangingSite() {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-offline-'));
  const { modules } = await publishSite(folder);
  const server = await serveSite(folder, 0);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const version = modules[changedModule] ?? '';
  const first = readModuleRecord(folder, { name: changedModule, version });

  async function show(build: ModuleRecord): Promise<void> {
    goLive(folder, (await writeRelease(folder, contentWith(folder, [build]))).id);
  }
  const second = JSON.parse(JSON.stringify(first).replaceAll(first.version, 'changed')) as ModuleRecord;
  await uploadBuild(folder, second, join(projectRoot, changedModule, 'dist'));
  const origin = `http://localhost:${(server.addresses()[0] as AddressInfo).port}`;
  return { origin, first: first.version, change: () => show(second), changeBack: () => show(first) };
}

/** Builds of the changed module whose scripts the page has loaded. */
function usedBuilds(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').flatMap(({ name: url }) => {
        const [, , module, build] = new URL(url).pathname.split('/');
        return module === name && url.endsWith('.js') ? [build] : [];
      }),
    changedModule,
  );
}

test('the precache follows a deploy and a rollback, and an open tab keeps the files of its release', async () => {
  const site = await openChangingSite();
  const visit = await open({ serviceWorkers: 'allow' });
  const { page } = visit;
  await goTo(page, site.origin);
  await waitForPrecache(page);
  expect(await listPrecachedBuilds(page, changedModule)).toEqual([site.first]);

  await site.change();
  const later = await page.context().newPage();
  await goTo(later, site.origin);
  await expect.poll(() => listPrecachedBuilds(later, changedModule), { timeout: 20_000 }).toHaveLength(2);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(new Set(await usedBuilds(page))).toEqual(new Set([site.first]));
  await page.context().setOffline(false);

  await page.close();
  await reload(later);
  await expect
    .poll(() => listPrecachedBuilds(later, changedModule), { timeout: 20_000 })
    .toEqual(['changed']);
  await later.context().setOffline(true);
  await later.goto(`${site.origin}/departments`);
  await later.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(new Set(await usedBuilds(later))).toEqual(new Set(['changed']));
  await later.context().setOffline(false);

  await site.changeBack();
  await goTo(later, site.origin);
  await expect
    .poll(() => listPrecachedBuilds(later, changedModule), { timeout: 20_000 })
    .toEqual([site.first]);
  expectOnlyNetworkErrors(visit);
});
