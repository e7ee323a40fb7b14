import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollegeParts } from '@campusway/contract';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import type { BrowserBench } from './page.ts';

declare global {
  /** API of the page; see page.ts. */
  var bench: BrowserBench;
}

/** Route and directions together, milliseconds at the 95th percentile. */
const limits = { ourCampus: 2, largeCampus: 10 } as const;
/** Our renderer against Leaflet's own canvas. */
const minRatio = 2;
/** Milliseconds between frames at the 95th percentile, dragging on a processor four times as slow. */
const frameLimit = 34;
const rounds = 7;
const rooms = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'campusway-bench-'));
const failures: string[] = [];
try {
  await bundle();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addStyleTag({ content: readFileSync(join(folder, 'bench.css'), 'utf8') });
  await page.addScriptTag({ content: readFileSync(join(folder, 'bench.js'), 'utf8') });
  await benchAnswers(page);
  await benchRenderers(page);
  await benchDragging(page);
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`Requirement not met: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // Vite leaves this to the page in `lib`; React reads it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: 'page.ts',
        name: 'page',
        formats: ['iife'],
        fileName: () => 'bench.js',
        cssFileName: 'bench',
      },
    },
  });
}

async function benchAnswers(page: Page): Promise<void> {
  console.log('Route and directions together, in the browser, milliseconds');
  const { graph, places, levels } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as CollegeParts;
  const campus = [graph, places, levels] as const;
  const measured = {
    ourCampus: await page.evaluate((parts) => globalThis.bench.ourCampus(...parts), campus),
    largeCampus: await page.evaluate(() => globalThis.bench.largeCampus()),
  };
  for (const name of ['ourCampus', 'largeCampus'] as const) {
    const { nodes, times } = measured[name];
    const p95 = quantile(times, 0.95);
    const [p50, p99] = [median(times), quantile(times, 0.99)];
    console.log(`  ${nodes} nodes: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}, p99 ${p99.toFixed(2)}`);
    if (p95 > limits[name])
      failures.push(`p95 at ${nodes} nodes is ${p95.toFixed(2)} ms, expected ${limits[name]}`);
  }
}

async function benchRenderers(page: Page): Promise<void> {
  const runs = [];
  for (let round = 0; round < rounds; round++)
    runs.push(await page.evaluate((count) => globalThis.bench.renderers(count), rooms));
  console.log(`A floor of ${rooms} rooms until painted, milliseconds, median of ${rounds}`);
  for (const action of ['added', 'switched', 'zoomed'] as const) {
    const own = median(runs.map((run) => run.own[action]));
    const leaflet = median(runs.map((run) => run.leaflet[action]));
    const ratio = leaflet / own;
    console.log(`  ${action}: ours ${own.toFixed(0)}, L.canvas ${leaflet.toFixed(0)}`);
    // `npm run bench` compares such lines with docs/figures.json.
    console.log(`ratio floor of ${rooms} rooms ${action}, L.canvas: ${ratio.toFixed(1)}`);
    if (action !== 'zoomed' && ratio < minRatio)
      failures.push(`${action} ${ratio.toFixed(1)} times as fast as L.canvas, expected ${minRatio}`);
  }
}

async function benchDragging(page: Page): Promise<void> {
  await page.evaluate((count) => globalThis.bench.showForDragging(count), rooms);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(1000, 350);
  await page.mouse.down();
  await page.waitForTimeout(500);
  await page.evaluate(() => globalThis.bench.framesSoFar());
  for (let step = 1; step <= 90; step++) {
    await page.mouse.move(1000 - step * 9, 350 - step);
    await page.waitForTimeout(8);
  }
  const frames = await page.evaluate(() => globalThis.bench.framesSoFar());
  await page.mouse.up();
  const [p50, p95, worst] = [median(frames), quantile(frames, 0.95), Math.max(...frames)];
  console.log(
    `Dragging it 810 px on a processor four times as slow, milliseconds between frames: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, worst ${worst.toFixed(0)}`,
  );
  if (p95 > frameLimit) failures.push(`p95 between frames is ${p95.toFixed(0)} ms, expected ${frameLimit}`);
}

function findBrowser(): string {
  const found = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('Cannot find Chromium: set CHROME_PATH');
  return found;
}

/** The value below which `share` (0 to 1) of the numbers lie. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
