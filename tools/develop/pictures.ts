import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { importCampus, writeCollegeFolder } from '@campusway/import';
import { polymapZip } from '@campusway/import/testing/polymap';
import { publishSite } from '@campusway/publishing/commands';
import { localOrigin, serveSite } from '@campusway/publishing/serve';
import { findFreePort, projectRoot, runTool, startAuthService } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { devices, filmed, screens } from './pictures/devices.ts';
import { filmMainJob } from './pictures/film.ts';
import { nameOf, writeGallery } from './pictures/gallery.ts';
import { directions, importedPages, type Pictured, pages, person } from './pictures/pages.ts';
import { takeWebp, toFilm } from './pictures/webp.ts';

const folder = join(projectRoot, 'docs/pictures');
const work = mkdtempSync(join(tmpdir(), 'campusway-pictures-'));
/** Temporary folder, so that the old pictures are replaced only when all new ones exist. */
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
  try {
    await register(auth);
    mkdirSync(taken);
    await withChromium((browser) => takePictures(browser, origin));
    writeFileSync(join(taken, 'README.md'), writeGallery());
    rmSync(folder, { recursive: true, force: true });
    cpSync(taken, folder, { recursive: true });
    console.log(`docs/pictures: ${countBytes()} kB`);
  } finally {
    await Promise.all([server.close(), service.stop()]);
    rmSync(work, { recursive: true, force: true });
  }
});

async function takePictures(browser: Browser, origin: string): Promise<void> {
  await takeAll(browser, origin, pages);
  for (const [screen, options] of Object.entries(screens))
    await take(browser, origin, directions, screen, options);
  const imported = await serveImported();
  try {
    await takeAll(browser, localOrigin(imported), importedPages);
  } finally {
    await imported.close();
  }
  await inWindow(browser, { ...filmed, baseURL: origin }, async (page) =>
    save('main-job.webp', await toFilm(await filmMainJob(page))),
  );
}

/** Account for the picture of the account page. */
async function register(auth: string): Promise<void> {
  await fetch(`${auth}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'student', ...person }),
  });
}

/** Site of the campus that the import tests use. */
async function serveImported(): Promise<FastifyInstance> {
  const [college, site] = [join(work, 'imported'), join(work, 'imported-site')];
  writeCollegeFolder(college, importCampus(polymapZip, { into: college }));
  await publishSite(site, {}, { college });
  return serveSite(site, 0);
}

async function takeAll(browser: Browser, origin: string, pictured: readonly Pictured[]): Promise<void> {
  for (const [device, { options }] of Object.entries(devices))
    for (const page of pictured) await take(browser, origin, page, device, options);
}

async function take(
  browser: Browser,
  origin: string,
  { file, path, act }: Pictured,
  device: string,
  options: BrowserContextOptions,
): Promise<void> {
  await inWindow(browser, { ...options, baseURL: origin }, async (window) => {
    await window.goto(path, { waitUntil: 'networkidle' });
    // On a phone home loads with the first touch or key.
    await window.keyboard.press('Shift');
    await window.locator('[data-frame]').waitFor({ state: 'detached' });
    await act?.(window);
    await window.waitForTimeout(300);
    save(nameOf(file, device), await takeWebp(window));
  });
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
