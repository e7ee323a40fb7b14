import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFolder } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { directionsText, steps } from '../support/maps.ts';

const { open } = useBrowser();
const lift = {
  id: 'lift-west',
  for: 'everybody',
  reason: 'Annual inspection',
  until: '2999-11-25T17:00:00+05:30',
};
const block = { id: 'room-310', for: 'step-free', reason: 'The threshold is broken', review: '2999-12-01' };

/** The sample with closures. */
const { origin } = await useCollegeSite((college) => {
  cpSync(collegeFolder(), college, { recursive: true });
  writeFileSync(join(college, 'closures.json'), JSON.stringify({ closures: [lift, block] }));
});

async function visitAt(time: string, path: string) {
  const { page } = await open();
  await page.clock.setFixedTime(time);
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
});
