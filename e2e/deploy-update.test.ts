import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { contentWith } from '../tools/deploy/site-content.ts';
import { projectRoot } from '../tools/project.ts';
import { type ModuleRecord, moduleFolder, readModuleRecord } from '../tools/site/module-record.ts';
import { publishSite } from '../tools/site/publish-site.ts';
import { goLive, writeRelease } from '../tools/site/release/write-release.ts';
import { uploadBuild } from '../tools/site/upload-module.ts';
import { useBrowser } from './support/browser.ts';
import { openSite } from './support/deploy-project.ts';

const { open } = useBrowser();
const offer = (page: Page) => page.getByRole('button', { name: 'Reload for the new version' });

/** A site whose directory can be deployed again, under another build id. */
async function openDeployedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-update-'));
  const { modules } = await publishSite(folder);
  const first = readModuleRecord(folder, { name: 'mfe-directory', version: modules['mfe-directory'] ?? '' });
  const { origin, close } = await openSite(folder);
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const second = 'f00dfeedf00d';
  async function deployAgain(): Promise<void> {
    const next = JSON.parse(JSON.stringify(first).replaceAll(first.version, second)) as ModuleRecord;
    await uploadBuild(folder, next, join(projectRoot, 'mfe-directory/dist'));
    goLive(folder, (await writeRelease(folder, contentWith(folder, [next]))).id);
  }
  const removeFirst = () => rmSync(moduleFolder(folder, first), { recursive: true });
  return { origin, first: first.version, second, deployAgain, removeFirst };
}

/** As when a person comes back to a tab after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

async function openTab(origin: string) {
  const opened = await open();
  await opened.page.clock.install();
  await opened.page.goto(origin, { waitUntil: 'networkidle' });
  await opened.page.getByPlaceholder('Enter Room Number').waitFor();
  // The watch begins when the page has nothing else to do.
  await opened.page.clock.runFor(5000);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

test('a tab that is older than the site offers to reload, keeps its own modules until then, and has the new ones after', async () => {
  const site = await openDeployedSite();
  const { page } = await openTab(site.origin);
  const asked = askedBuilds(page);
  await comeBack(page);
  expect(await offer(page).count()).toBe(0);

  await site.deployAgain();
  await comeBack(page);
  await offer(page).waitFor();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.first]));

  asked.splice(0);
  await offer(page).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.second]));
  expect(await offer(page).count()).toBe(0);
});

test('"Later" takes the offer away', async () => {
  const site = await openDeployedSite();
  const { page } = await openTab(site.origin);
  await site.deployAgain();
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await comeBack(page);
  expect(await offer(page).count()).toBe(0);
  await page.getByPlaceholder('Enter Room Number').waitFor();
});

test('a tab whose files are gone from the site says so and offers the reload that mends it', async () => {
  const site = await openDeployedSite();
  const { page, problems } = await openTab(site.origin);
  await site.deployAgain();
  site.removeFirst();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await offer(page).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  // The browser's own lines for files that are gone, or that a page of text stands for.
  expect(problems.filter((problem) => !/404|Refused to apply style/.test(problem))).toEqual([]);
  problems.splice(0);
});

/** Builds of the directory that the page asks for, from now on. */
function askedBuilds(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, , module, build] = new URL(request.url()).pathname.split('/');
    if (module === 'mfe-directory' && build) asked.push(build);
  });
  return asked;
}
