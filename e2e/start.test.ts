import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../tools/project.ts';
import { useBrowser } from './support/browser.ts';
import { type Running, runNpm } from './support/run-npm.ts';

const { open } = useBrowser();
const port = 6401;
const origin = `http://localhost:${port}`;
const environment = { SITE_PORT: String(port), AUTH_PORT: '6402' };

describe('npm start', () => {
  let start: Running;
  beforeAll(async () => {
    start = runNpm(projectRoot, ['start'], environment);
    await start.says(/CampusWay is ready: http:\/\/localhost:6401/);
  });
  afterAll(() => start.stop());

  test('serves deep links, lasting module files, and pointers that are asked for each time', async () => {
    const deep = await fetch(`${origin}/cse-nav?to=room-205`, { headers: { accept: 'text/html' } });
    expect(deep.status).toBe(200);
    expect(deep.headers.get('cache-control')).toBe('no-cache');

    const registry = await fetch(`${origin}/modules.json`);
    expect(registry.headers.get('cache-control')).toBe('no-cache');
    const { modules } = (await registry.json()) as { modules: { entry: string }[] };

    const entry = await fetch(origin + modules[0]?.entry, { headers: { 'accept-encoding': 'br' } });
    expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(entry.headers.get('content-encoding')).toBe('br');
  });

  test('answers 404 for a module file that is not there, never a page', async () => {
    const missing = await fetch(`${origin}/modules/mfe-maps/000000000000/remoteEntry.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toMatch('text/plain');
  });

  test('a second one says that the port is taken and how to choose another', async () => {
    const registry = await (await fetch(`${origin}/modules.json`)).text();
    const second = runNpm(projectRoot, ['start'], { ...environment, AUTH_PORT: '6405' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/port 640\d.*SITE_PORT=/s);
    // It has not told the running site of an auth service that never came.
    expect(await (await fetch(`${origin}/modules.json`)).text()).toBe(registry);
  });

  test('shows the home page, which transfers at most 150 kB of gzipped JavaScript', async () => {
    const { page } = await open({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    await page.goto(origin, { waitUntil: 'load' });
    await page.getByPlaceholder('Enter Room Number').waitFor();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(150_000);
  });
});

test('npm start says so when SITE_PORT is not a port', async () => {
  const start = runNpm(projectRoot, ['start'], { SITE_PORT: 'eighty' });
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('Cannot use SITE_PORT="eighty": a port is a whole number from 1 to 65535');
});

test('npm start says so when both ports are the same', async () => {
  const start = runNpm(projectRoot, ['start'], { SITE_PORT: '6406', AUTH_PORT: '6406' });
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('Cannot use AUTH_PORT=6406: the site has it');
});

test('npm start says so when another program has the port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(6403, 'localhost', resolve));
  try {
    const start = runNpm(projectRoot, ['start'], { SITE_PORT: '6403', AUTH_PORT: '6404' });
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain('Cannot serve on port 6403: another program has it');
  } finally {
    other.close();
  }
});
