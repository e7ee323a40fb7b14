import { basename, dirname } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { goTo, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();

/** The unchanged college of `npm run campus:new`. */
const { origin } = await useCollegeSite(async (college) => {
  const args = ['campus:new', '--', basename(college), '--into', dirname(college)];
  const { ended, output } = runNpm(projectRoot, ['run', ...args]);
  expect(await ended, output()).toBe(0);
}, 'north-college');

test('a new college has a home page that finds a room, the page of the room, and a route', async () => {
  const { page } = await open();
  await goTo(page, origin);
  await page.getByRole('banner').getByText('North College').waitFor();
  await page.getByRole('combobox', { name: 'A room, a venue, a department or a person' }).fill('201');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('group', { name: 'Answer' }).getByText('Laboratory: room 201, first floor.').waitFor();

  await goTo(page, `${origin}/room/201`);
  await page.getByRole('heading', { name: /Laboratory/ }).waitFor();

  await goTo(page, `${origin}/navigate?from=main-gate&to=room-201`);
  await page.getByRole('main').getByText('You have arrived').first().waitFor();
});
