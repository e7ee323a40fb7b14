import type { Registry } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

async function waitForFile(page: Page, part: string): Promise<void> {
  await expect.poll(async () => (await loadedFiles(page)).some((name) => name.includes(part))).toBe(true);
}

test('the files of a page load while the pointer rests on a link to it, and its module does not run', async () => {
  const { page } = await visit('/');
  await page.getByPlaceholder('Enter Room Number').waitFor();
  expect((await loadedFiles(page)).some((name) => name.includes('mfe-directory'))).toBe(false);
  await page.getByRole('link', { name: 'Faculty' }).hover();
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as Registry;
  const directory = modules.find(({ name }) => name === 'mfe-directory');
  for (const script of directory?.assets.departments?.scripts ?? [])
    await waitForFile(page, script.replace(/^.*\//, ''));
  const { names, entered } = await page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: { name: string }[] };
    return { names: federation.__INSTANCES__.map(({ name }) => name), entered: location.pathname };
  });
  expect(names).not.toContain('mfe_directory');
  expect(entered).toBe('/');

  const before = (await loadedFiles(page)).filter((name) => name.endsWith('.js'));
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { level: 1, name: 'Faculty' }).waitFor();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  const after = (await loadedFiles(page)).filter((name) => name.endsWith('.js') && !before.includes(name));
  expect(after.filter((name) => name.includes('mfe-directory'))).toEqual([]);
});

test('the files of a page load while the focus rests on a link to it', async () => {
  const { page } = await visit('/');
  await page.getByPlaceholder('Enter Room Number').waitFor();
  await page.getByRole('link', { name: 'Campus Map' }).focus();
  await waitForFile(page, 'CampusMapPage');
});

test('a pointer that passes over a link causes no request', async () => {
  const { page } = await visit('/');
  await page.getByPlaceholder('Enter Room Number').waitFor();
  await page.evaluate(() => {
    const link = document.querySelector('nav a[href="/departments"]');
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForTimeout(500);
  expect((await loadedFiles(page)).some((name) => name.includes('mfe-directory'))).toBe(false);
});
