import { createServer } from 'node:net';
import { homeBudget } from '@campusway/publishing/gate';
import { findFreePort } from '@campusway/toolkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goTo, useBrowser } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { runNpm } from '../support/run-npm.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';

const { open } = useBrowser();
let checkout: ReturnType<typeof copyProject>;
beforeAll(() => {
  checkout = copyProject();
});
afterAll(() => checkout.remove());

const start = (ports: Record<string, string>) => runNpm(checkout.folder, ['start'], ports);

describe('npm start', () => {
  let site: StartedSite;
  let origin: string;
  beforeAll(async () => {
    site = await startSite(checkout.folder);
    origin = site.origin;
  });
  afterAll(() => site?.stop());

  test('serves deep links, immutable module files, and uncached pages and registry', async () => {
    const page = await fetch(`${origin}/cse-nav?to=room-205`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-cache');

    const registry = await fetch(`${origin}/modules.json`);
    expect(registry.headers.get('cache-control')).toBe('no-cache');
    const { modules } = (await registry.json()) as { modules: { entry: string }[] };

    const entry = await fetch(origin + modules[0]?.entry, { headers: { 'accept-encoding': 'br' } });
    expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(entry.headers.get('content-encoding')).toBe('br');
  });

  test('answers 404, not a page, for a missing module file', async () => {
    const missing = await fetch(`${origin}/modules/mfe-maps/000000000000/remoteEntry.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toMatch('text/plain');
  });

  test('reports a port in use and how to choose another', async () => {
    const registry = await (await fetch(`${origin}/modules.json`)).text();
    const second = start({ ...site.ports, AUTH_PORT: String(await findFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/port \d+.*SITE_PORT=/s);
    // The running site does not have the auth service that did not start.
    expect(await (await fetch(`${origin}/modules.json`)).text()).toBe(registry);
  });

  test('shows the home page, which transfers no more JavaScript than its budget', async () => {
    const { page } = await open({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    // Without what only an answer needs.
    const source = (await (await fetch(origin)).text()).replace(/<link data-later [^<>]*>/g, '');
    const scripts = [...source.matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)].map(([, path]) => path);
    await goTo(page, origin);
    const sizes = await page.evaluate(
      (paths) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => paths.includes(new URL(name).pathname))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      scripts,
    );
    expect(sizes).toHaveLength(new Set(scripts).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(homeBudget * 1000);
  });
});

test('npm start reports an invalid SITE_PORT', async () => {
  const started = start({ SITE_PORT: 'eighty' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(
    'Cannot use SITE_PORT="eighty": a port is a whole number from 1 to 65535',
  );
});

test('npm start reports equal ports', async () => {
  const port = String(await findFreePort());
  const started = start({ SITE_PORT: port, AUTH_PORT: port });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(`Cannot use AUTH_PORT=${port}: the site uses it`);
});

test('npm start reports a port in use', async () => {
  const other = createServer();
  const [port, auth] = await Promise.all([findFreePort(), findFreePort()]);
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
  try {
    const started = start({ SITE_PORT: String(port), AUTH_PORT: String(auth) });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`Cannot serve on port ${port}: it is already in use`);
  } finally {
    other.close();
  }
});
