import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePorts, listRemotes } from '@campusway/toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { type Running, runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();
let port: number;
let copy: ReturnType<typeof copyProject>;
let dev: Running;

beforeAll(async () => {
  copy = copyProject();
  port = await findFreePorts(1 + listRemotes().length);
  dev = runNpm(copy.folder, ['run', 'dev'], { DEV_PORT: String(port) });
  await dev.waitForOutput(/CampusWay in development/);
});
afterAll(async () => {
  await dev.stop();
  copy.remove();
});

test('npm run dev patches a remote inside the shell without a reload and keeps its state', async () => {
  const { page } = await open();
  page.setDefaultTimeout(60_000);
  await page.goto(`http://localhost:${port}/`);
  const box = page.getByPlaceholder('Enter Room Number');
  await box.fill('215');
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same-page', ''));

  const file = join(copy.folder, 'mfe-search/src/home/intro.ts');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('Lost your way in campus?');
  // As editors do: a file that is written in place is empty for a moment, in which Vite may read it.
  const written = join(copy.folder, 'intro.ts.new');
  writeFileSync(written, source.replace('Lost your way in campus?', 'Lost your way on campus?'));
  renameSync(written, file);

  await page.getByRole('heading', { name: 'Lost your way on campus?' }).waitFor();
  expect(await box.inputValue()).toBe('215');
  expect(await page.locator('header[data-same-page]').count()).toBe(1);
});

test('npm run dev names a port in use and ends', async () => {
  const second = runNpm(copy.folder, ['run', 'dev'], { DEV_PORT: String(port) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/port \d+ is taken.*DEV_PORT=/s);
});

test('npm run dev reports when the remotes would have no ports', async () => {
  const tooHigh = runNpm(copy.folder, ['run', 'dev'], { DEV_PORT: '65535' });
  expect(await tooHigh.ended).toBe(1);
  expect(tooHigh.output()).toContain('Choose at most 65531');
});
