import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '@campusway/publishing/serve';
import { expect, onTestFinished, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { useExample } from '../support/example.ts';
import { waitForMap } from '../support/maps.ts';
import { answer, searchBox } from '../support/search.ts';

const { open } = useBrowser();
const portal = useExample('portal');

test.each([
  ['the runtime alone, built by', 'vite'],
  ['the plugin of', 'rspack'],
] as const)('a host of another origin with %s %s shows the search and a map', async (_, bundler) => {
  const dist = join(portal.folder, 'dist-of', bundler);
  await portal.build(bundler, dist);
  const html = readFileSync(join(portal.folder, 'index.html'), 'utf8');
  writeFileSync(join(dist, 'index.html'), html.replace('https://campus.example.edu', site));
  const host = await serveSite(dist, 0, { pages: dist });
  onTestFinished(() => host.close());
  const [{ port }] = host.addresses() as [AddressInfo];

  const { page } = await open();
  await page.goto(`http://localhost:${port}`);
  await page.getByRole('button', { name: 'Visits of the portal: 1' }).click();
  await page.getByText('Visits of the portal: 2').waitFor();
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toBe('rgb(20, 80, 196)');
  await searchBox(page).fill('310');
  await button.click();
  await answer(page).getByText('310').first().waitFor();
  await waitForMap(page);
  const places = page.getByRole('navigation', { name: 'Directions to a place on the campus' });
  const list = places.locator('ul');
  expect(await list.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  await places.getByRole('link', { name: 'Canteen' }).click();
  await page.waitForURL(`${site}/navigate?to=canteen`);
});
