import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFolder } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { directionsText, steps } from '../support/maps.ts';
import { waitForPrecache } from '../support/precache.ts';

const { open } = useBrowser();
const lift = {
  id: 'lift-west',
  for: 'everybody',
  reason: 'Annual inspection',
  from: '2999-11-25T09:00:00+05:30',
  until: '2999-11-25T17:00:00+05:30',
};
const lab = { ...lift, id: 'room-214', reason: 'Painting' };
const stairs = { ...lift, id: 'stairs-west-main', reason: 'New handrails' };
const block = { id: 'room-310', for: 'step-free', reason: 'The threshold is broken', review: '2999-12-01' };

/** The sample with closures. */
const { origin } = await useCollegeSite((college) => {
  cpSync(collegeFolder(), college, { recursive: true });
  writeFileSync(join(college, 'closures.json'), JSON.stringify({ closures: [lift, lab, stairs, block] }));
});

async function visitAt(time: string, path: string) {
  const { page } = await open();
  await page.clock.install({ time });
  await goTo(page, origin + path);
  return page;
}

const upstairs = '/navigate?from=room-105&to=room-305&step-free=1';

test('a step-free route takes the other lift while one is closed, and says so', async () => {
  const page = await visitAt('2999-11-25T16:59:00+05:30', upstairs);
  await steps(page).first().waitFor();
  const notice = page.getByText(
    'The west lift is closed until 17:00 (annual inspection). This way takes the east lift',
  );
  await notice.first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('the same route takes the lift from the minute it opens, without a deployment', async () => {
  const page = await visitAt('2999-11-25T17:00:00+05:30', upstairs);
  await steps(page).first().waitFor();
  expect(await directionsText(page)).toMatch(/lift/);
  expect(await page.getByText('is closed').count()).toBe(0);
});

test('a room that is closed step-free has its reason, and the quickest route', async () => {
  const page = await visitAt('2999-11-25T12:00:00+05:30', '/navigate?from=room-305&to=room-310');
  await steps(page).first().waitFor();
  await page
    .getByText('Room 310 is closed for step-free routes until further notice (the threshold is broken).')
    .first()
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('article.print-only');
  await sheet.getByText(/^\d+\sm, less than a minute$/).waitFor();
  await goTo(page, `${origin}/navigate?from=room-305&to=room-310&step-free=1`);
  await sheet.getByText('Room 310 is closed for step-free routes until further notice').waitFor();
});

test('the pages, the sign and the plan of a closed room say so until the minute it opens', async () => {
  const page = await visitAt('2999-11-25T16:50:00+05:30', '/room/214');
  const note = page.getByText('Closed until 17:00: painting', { exact: true });
  await note.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`${origin}/here/room-214`);
  await note.waitFor();
  await page.goto(`${origin}/floor2`);
  const legend = page.getByRole('list', { name: 'Legend of the plan' });
  for (const text of ['Room 214 is closed until 17:00 (painting).', 'The west lift is closed until 17:00'])
    await legend.getByText(text).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.clock.fastForward('10:00');
  await expect.poll(() => legend.getByText('is closed until 17:00').count()).toBe(0);
});

test('a walker whose lift closes meanwhile sees it, and finds another way from there', async () => {
  const page = await visitAt('2999-11-25T08:40:00+05:30', `${upstairs}&step=2&walking=1`);
  const guidance = page.getByRole('dialog');
  await guidance.getByText('Step 2 of').waitFor();
  const closed = guidance.getByText('The west lift is closed until 17:00 (annual inspection).');
  expect(await closed.count()).toBe(0);
  await page.clock.fastForward('20:00');
  await closed.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await guidance.getByRole('button', { name: 'Find another way' }).click();
  await page.getByText('This way takes the east lift').first().waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toMatch(/^at-/);
});

test('without a network routes obey closures until their end, and the banner says from when the data is', async () => {
  const visit = await open({ serviceWorkers: 'allow' });
  const { page } = visit;
  // The clock of the page only: the worker notes the time of the device.
  await page.clock.install({ time: '2999-11-25T16:50:00+05:30' });
  const begun = Date.now();
  await goTo(page, `${origin}/about`);
  await waitForPrecache(page);
  const left = Date.now();
  await page.context().setOffline(true);
  const closed = 'closed until 17:00';
  for (const [path, sentence, way] of [
    [
      '/navigate?from=room-105&to=room-205',
      `The west main stairs are ${closed} (new handrails). This way takes the east main stairs`,
      'main stairs opposite 160',
    ],
    [
      upstairs,
      `The west lift is ${closed} (annual inspection). This way takes the east lift`,
      'lift opposite 159',
    ],
  ] as const) {
    await page.goto(origin + path);
    await page.getByText(sentence).first().waitFor();
    await expect.poll(() => directionsText(page), { message: path }).toContain(way);
  }
  const banner = page.getByText(/^You are offline\. Everything except logging in works\. The data is from /);
  const [, date, time] = /from (.*), (.*)\.$/.exec(await banner.innerText()) ?? [];
  const noted = Date.parse(`${date} ${time} GMT+0530`);
  expect(noted).toBeGreaterThan(begun - 60_000);
  expect(noted).toBeLessThanOrEqual(left);

  await page.clock.fastForward('10:00');
  const west = 'past 127 and 128';
  await expect.poll(() => directionsText(page)).toContain(west);
  expect(await page.getByText(closed).count()).toBe(0);
  for (const [path, way] of [
    ['/navigate?from=room-105&to=room-205', 'main stairs opposite 128'],
    [upstairs, west],
  ] as const) {
    await page.goto(origin + path);
    await expect.poll(() => directionsText(page), { message: path }).toContain(way);
    expect(await page.getByText(closed).count()).toBe(0);
  }
  expectOnlyNetworkErrors(visit);
});
