/** Closures that are deployed while pages are open. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/commands';
import { collegeFolder } from '@campusway/toolkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { directionsText, steps } from '../support/maps.ts';
import { reloadButton } from '../support/open-tab.ts';

const { open } = useBrowser();
const until = '2999-11-25T17:00:00+05:30';
const lift = { id: 'lift-west', for: 'everybody', reason: 'Annual inspection', until };
const lab = { ...lift, id: 'room-214', reason: 'Painting' };

const { college, site, origin } = await useCollegeSite((folder) =>
  cpSync(collegeFolder(), folder, { recursive: true }),
);

async function deploy(...closures: object[]): Promise<void> {
  writeFileSync(join(college, 'closures.json'), JSON.stringify({ closures }));
  await publishSite(site, {}, { college });
}

/** A page whose release watch has started; its clock stands still otherwise. */
async function visit(path: string) {
  const { page } = await open();
  await page.clock.install({ time: '2999-11-25T12:00:00+05:30' });
  await goTo(page, origin + path);
  await page.clock.runFor(6000);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(() => Object.assign(window, { isOpen: true }));
  return { page, requests };
}

/** The time in which an open page learns of a closure. */
const learn = (page: Page) => page.clock.runFor(15_000);

/** Where the plan has the pin of the route's origin, and how far the plan is moved. */
const camera = (page: Page) =>
  page.evaluate(() => {
    const { x, y } = document.querySelector('.leaflet-marker-pane svg')?.getBoundingClientRect() ?? {};
    return [x, y, document.querySelector<HTMLElement>('.leaflet-container canvas')?.style.transform];
  });

test('an open route takes the other lift within 15 seconds of a deployment, and says so; focus, camera and modules stay', async () => {
  await deploy();
  const { page, requests } = await visit('/navigate?from=room-105&to=room-305&step-free=1');
  await steps(page).first().waitFor();
  const before = await directionsText(page);
  const control = page.getByRole('button', { name: 'Zoom in' });
  const whole = await camera(page);
  await control.click();
  await page.clock.runFor(2000);
  // The plan zooms with a transition, which the clock does not stop.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await control.focus();
  const view = await camera(page);
  expect(view).not.toEqual(whole);
  requests.splice(0);

  await deploy(lift);
  await learn(page);
  const sentence = 'The west lift is closed until 17:00 (annual inspection). This way takes the east lift';
  await page.getByRole('status').filter({ hasText: sentence }).first().waitFor({ state: 'attached' });
  await expect.poll(() => directionsText(page)).not.toBe(before);
  expect(await camera(page)).toEqual(view);
  expect(await control.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => 'isOpen' in window)).toBe(true);
  expect(await reloadButton(page).count()).toBe(0);
  expect(requests.filter((path) => !/^\/modules\.json$|take-closures|closures/.test(path))).toEqual([]);
  expect(requests.filter((path) => path === '/modules.json').length).toBeLessThanOrEqual(2);
  expect(await findAxeViolations(page)).toEqual([]);

  await deploy();
  await learn(page);
  await expect.poll(() => directionsText(page)).toBe(before);
  await page.getByText(sentence).first().waitFor({ state: 'detached' });
});

test('pages show a closure within 15 seconds of its deployment, and its end', async () => {
  const texts = {
    '/room/214': 'Closed until 17:00: painting',
    '/here/room-214': 'Closed until 17:00: painting',
    '/floor2': 'Room 214 is closed until 17:00 (painting).',
    '/?q=214': 'Closed until 17:00: painting',
    '/cse?q=anand+krishnan': 'Room 205 is closed until 17:00 (painting).',
    '/departments?q=anand+krishnan': 'Room 205 is closed until 17:00 (painting).',
  };
  await deploy();
  const opened = [];
  for (const [path, text] of Object.entries(texts)) {
    const { page } = await visit(path);
    expect(await page.getByText(text).count(), path).toBe(0);
    opened.push({ page, text, path });
  }
  await deploy(lab, { ...lab, id: 'room-205' });
  for (const { page, text } of opened) {
    await learn(page);
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  await deploy();
  for (const { page, text, path } of opened) {
    await learn(page);
    await page.getByText(text).first().waitFor({ state: 'detached' });
    expect(await reloadButton(page).count(), path).toBe(0);
  }
});

test('a page without routes and places does not look for closures', async () => {
  const { page, requests } = await visit('/about');
  await page.clock.runFor(60_000);
  expect(requests).not.toContain('/modules.json');
});
