import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/commands';
import { projectRoot } from '@campusway/toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, useBrowser } from '../support/browser.ts';
import { openSite } from '../support/deploy-project.ts';
import { runNpm } from '../support/run-npm.ts';

/** The unchanged college of `npm run campus:new`. */
const { open } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'campusway-new-'));
let served: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  const { ended, output } = runNpm(projectRoot, [
    'run',
    'campus:new',
    '--',
    'north-college',
    '--into',
    folder,
  ]);
  expect(await ended, output()).toBe(0);
  await publishSite(join(folder, 'site'), {}, { college: join(folder, 'north-college') });
  served = await openSite(join(folder, 'site'));
});
afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a new college has a home page that finds a room, the page of the room, and a route', async () => {
  const { page } = await open();
  await goTo(page, served.origin);
  await page.getByRole('banner').getByText('North College').waitFor();
  await page.getByRole('combobox', { name: 'A room, a venue, a department or a person' }).fill('201');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('status', { name: 'Answer' })
    .getByText('Laboratory: room 201, first floor.')
    .waitFor();

  await goTo(page, `${served.origin}/room/201`);
  await page.getByRole('heading', { name: /Laboratory/ }).waitFor();

  await goTo(page, `${served.origin}/navigate?from=main-gate&to=room-201`);
  await page.getByRole('main').getByText('You have arrived').first().waitFor();
});
