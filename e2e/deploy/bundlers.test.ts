import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { siteCommands, useSite } from '../support/deploy-project.ts';
import { type Bundler, useExample } from '../support/example.ts';

const { visit } = useBrowser();
const bus = useExample('bus');
const folder = join(bus.folder, 'the-site');
copySite(folder);
const site = siteCommands(projectRoot, folder);
const served = await useSite(folder);
const bundlers: readonly Bundler[] = ['vite', 'rspack', 'webpack'];

/** Packs the remote; its module and page get the name of the bundler, so that all three are live at once. */
async function pack(bundler: Bundler): Promise<string> {
  const dist = join(bus.folder, 'dist-of', bundler);
  await bus.build(bundler, dist);
  const record = readFileSync(join(bus.folder, 'module.json'), 'utf8');
  writeFileSync(join(dist, 'module.json'), record.replace(/(mfe-|\/)bus"/g, `$1bus-${bundler}"`));
  return site.pack(dist, bus.folder);
}

/** Configuration of Vite that delays the load of the page, as a busy machine may. */
const slowConfig = `
import { setTimeout } from 'node:timers/promises';
import config from './vite.config.mjs';

const slowPage = {
  name: 'slow-page',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith('line.jsx')) await setTimeout(200);
  },
};

export default { ...config, plugins: [slowPage, ...config.plugins] };
`;

test('Vite builds the remote when its page loads late', async () => {
  writeFileSync(join(bus.folder, 'slow.config.mjs'), slowConfig);
  await bus.build('vite', join(bus.folder, 'dist-of/slow'), 'slow.config.mjs');
});

test('the remotes of three bundlers pass the gate', async () => {
  const files = await Promise.all(bundlers.map(pack));
  expect(await site.deploy(...files)).toMatchObject({ code: 0, outcome: 'live' });
});

test.each(bundlers)(
  'the page that %s built has React, the router and the styles of the shell',
  async (bundler) => {
    const { page } = await visit(`${served.origin}/bus-${bundler}`);
    await page.getByText('Leaves at 10:00').waitFor();
    await page.getByRole('button', { name: 'Next bus' }).click();
    const text = page.getByText('Leaves at 10:30');
    expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    // A property of the window is lost when a link loads another document.
    await page.evaluate(() => Object.assign(window, { isSameTab: true }));
    await page.getByRole('main').getByRole('link', { name: 'About this site' }).click();
    await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
    expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
  },
);
