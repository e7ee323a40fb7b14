import { existsSync, lstatSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, useBrowser } from '../support/browser.ts';
import { copyProject, linkFiles } from '../support/copy-project.ts';
import { runNpm } from '../support/run-npm.ts';
import { startSite } from '../support/start-site.ts';

const { open } = useBrowser();
let copy: ReturnType<typeof copyProject>;

beforeAll(() => {
  copy = copyProject(linkFiles);
});
afterAll(() => copy.remove());

test('npm run new-remote refuses a path that another module has', async () => {
  const made = runNpm(copy.folder, ['run', 'new-remote', '--', 'mfe-two', '/cse']);
  expect(await made.ended).toBe(1);
  expect(made.output()).toContain('Cannot use the path "/cse": mfe-directory has a page there');
  expect(existsSync(join(copy.folder, 'mfe-two'))).toBe(false);
});

test('npm run new-remote creates a remote that passes lint, types and boundaries, and appears in the site', async () => {
  const made = runNpm(copy.folder, ['run', 'new-remote', '--', 'mfe-canoes', '/canoes']);
  expect(await made.ended, made.output()).toBe(0);
  expect(existsSync(join(copy.folder, 'mfe-canoes/src/remote.tsx'))).toBe(true);
  link(copy.folder, 'mfe-canoes');

  for (const check of [
    ['exec', '--', 'biome', 'check', 'mfe-canoes'],
    ['exec', '--', 'tsc', '-p', 'mfe-canoes'],
    ['exec', '--', 'vitest', 'run', 'mfe-canoes'],
    ['run', 'boundaries'],
  ]) {
    const checked = runNpm(copy.folder, check);
    expect(await checked.ended, checked.output()).toBe(0);
  }

  const site = await startSite(copy.folder);
  try {
    const { page } = await open();
    await goTo(page, `${site.origin}/`);
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await menu.allTextContents()).toEqual([
      'Home',
      'Faculty',
      'Campus Map',
      'Canoes',
      'Login',
      'About Us',
      'Directions',
    ]);
    await page.getByRole('combobox').fill('canoe');
    await page.getByRole('option', { name: 'Canoes' }).click();
    await page.getByText('This page comes from mfe-canoes.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/canoes');
    expect(await page.title()).toBe('Canoes · CampusWay');
    expect(await menu.and(page.locator('[aria-current="page"]')).textContent()).toBe('Canoes');
    await page.close();
  } finally {
    await site.stop();
  }
});

test.each([
  [[], /Usage: npm run new-remote/],
  [['bus'], /Cannot create "bus": the name of a remote is mfe-/],
  [['mfe-search'], /the folder exists/],
  [['mfe-tram', 'tram'], /Cannot use the path "tram"/],
])('npm run new-remote %j reports the error', async (args, message) => {
  const made = runNpm(copy.folder, ['run', 'new-remote', '--', ...args]);
  expect(await made.ended).toBe(1);
  expect(made.output()).toMatch(message);
});

/** Links a new workspace as `npm install` does, without a network. */
function link(folder: string, remote: string): void {
  const sibling = join(folder, 'node_modules/@campusway/mfe-search');
  expect(lstatSync(sibling).isSymbolicLink()).toBe(true);
  symlinkSync(
    readlinkSync(sibling).replace('mfe-search', remote),
    join(folder, 'node_modules/@campusway', remote),
  );
}
