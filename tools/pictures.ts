import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './browser/find-chromium.ts';
import { runTool } from './fail.ts';
import { projectRoot } from './project.ts';
import { buildSite } from './site/build-site.ts';
import { publishSite } from './site/publish-site.ts';
import { serveSite } from './site/serve-site.ts';

const folder = join(projectRoot, 'docs/pictures');

const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** The pictures of the README and the documents: file, address, device. */
const pictures: readonly { file: string; path: string; options: BrowserContextOptions }[] = [
  { file: 'home', path: '/?q=215', options: { ...desktop, colorScheme: 'light' } },
  {
    file: 'route',
    path: '/cse-nav?from=room-205&to=room-230A',
    options: { ...desktop, colorScheme: 'light' },
  },
  {
    file: 'route-night',
    path: '/cse-nav?from=room-205&to=room-230A',
    options: { ...desktop, colorScheme: 'dark' },
  },
  { file: 'phone-home', path: '/', options: { ...phone, colorScheme: 'light' } },
  {
    file: 'phone-route',
    path: '/cse-nav?from=room-205&to=room-230A',
    options: { ...phone, colorScheme: 'dark' },
  },
];

await runTool(async () => {
  await buildSite();
  const site = mkdtempSync(join(tmpdir(), 'campusway-pictures-'));
  await publishSite(site);
  const server = await serveSite(site, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    mkdirSync(folder, { recursive: true });
    const { port } = server.addresses()[0] as AddressInfo;
    for (const picture of pictures) await take(browser, `http://localhost:${port}`, picture);
  } finally {
    await browser.close();
    await server.close();
    rmSync(site, { recursive: true, force: true });
  }
});

async function take(
  browser: Browser,
  origin: string,
  { file, path, options }: (typeof pictures)[number],
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${file}.png`) });
  await context.close();
  console.log(`docs/pictures/${file}.png`);
}
