import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { serveSite } from '@campusway/publishing/serve';
import { publishSite } from '@campusway/publishing/site';
import {
  chromiumFlags,
  findChromium,
  findFreePort,
  projectRoot,
  runTool,
  startAuthService,
} from '@campusway/toolkit';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { joinWebp } from './pictures/animated-webp.ts';
import { devices, filmed, screens } from './pictures/devices.ts';
import { filmMainJob } from './pictures/film.ts';
import { nameOf, writeGallery } from './pictures/gallery.ts';
import { directions, type Pictured, pages, person } from './pictures/pages.ts';
import { takeWebp } from './pictures/take-webp.ts';

const folder = join(projectRoot, 'docs/pictures');
const work = mkdtempSync(join(tmpdir(), 'campusway-pictures-'));
/** Taken here, so that the old pictures stay unless all of the new ones are there. */
const taken = join(work, 'taken');

await runTool(async () => {
  await buildSite();
  const [port, authPort] = [await findFreePort(), await findFreePort()];
  const [origin, auth] = [`http://localhost:${port}`, `http://localhost:${authPort}`];
  await publishSite(join(work, 'site'), { auth });
  const server = await serveSite(join(work, 'site'), port);
  const service = await startAuthService({
    port: authPort,
    origins: [origin],
    environment: { AUTH_DATA_DIR: join(work, 'accounts') },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await register(auth);
    mkdirSync(taken);
    await takeAll(browser, origin);
    await inWindow(browser, { ...filmed, baseURL: origin }, async (page) =>
      save('main-job.webp', joinWebp(await filmMainJob(page))),
    );
    writeFileSync(join(taken, 'README.md'), writeGallery());
    rmSync(folder, { recursive: true, force: true });
    cpSync(taken, folder, { recursive: true });
    console.log(`docs/pictures: ${countBytes()} kB`);
  } finally {
    await browser.close();
    await Promise.all([server.close(), service.stop()]);
    rmSync(work, { recursive: true, force: true });
  }
});

/** Whose account page is pictured. */
async function register(auth: string): Promise<void> {
  await fetch(`${auth}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'student', ...person }),
  });
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const take = (page: Pictured, device: string, options: BrowserContextOptions) =>
    inWindow(browser, { ...options, baseURL: origin }, async (window) => {
      await window.goto(page.path, { waitUntil: 'networkidle' });
      await page.act?.(window);
      await window.waitForTimeout(300);
      save(nameOf(page.file, device), await takeWebp(window));
    });
  for (const [device, { options }] of Object.entries(devices))
    for (const page of pages) await take(page, device, options);
  for (const [screen, options] of Object.entries(screens)) await take(directions, screen, options);
}

async function inWindow(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  await use(await context.newPage());
  await context.close();
}

function save(name: string, picture: Buffer): void {
  writeFileSync(join(taken, name), picture);
  console.log(`docs/pictures/${name}  ${Math.round(picture.length / 1024)} kB`);
}

function countBytes(): number {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}
