import { once } from 'node:events';
import { createServer } from 'node:net';
import { Counter, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './create-app.ts';
import { serveMetrics } from './metrics.ts';

const anyPort = { host: '127.0.0.1', port: 0, settings: 'MENU_METRICS_PORT' };

/** An app with one counter, and the URL of its metrics. */
async function startApp() {
  const app = createApp({ logLevel: 'silent' });
  onTestFinished(() => app.close());
  const registry = new Registry();
  const meals = new Counter({ name: 'meals_total', help: 'Meals', registers: [registry] });
  app.get('/meals/:id', async () => meals.inc());
  const server = serveMetrics(app, registry, anyPort);
  await app.ready();
  const address = server.address();
  return { app, metricsUrl: `http://127.0.0.1:${address instanceof Object ? address.port : 0}` };
}

test('serveMetrics() serves request durations by route, counters and process metrics on its own port only', async () => {
  const { app, metricsUrl } = await startApp();
  for (const url of ['/meals/1', '/meals/2', '/nothing']) await app.inject(url);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const answer = await fetch(`${metricsUrl}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/meals/:id",status="200"} 2',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 2');
  expect(text).toContain('\nmeals_total 2\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect((await fetch(`${metricsUrl}/meals/1`)).status).toBe(404);
  await app.close();
  await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
});

test('serveMetrics() counts unusual methods under one label', async () => {
  const { app, metricsUrl } = await startApp();
  for (const method of ['PROPFIND', 'MKCOL', 'LOCK'] as const) await app.inject({ method, url: '/nothing' });
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{method="other",route="none",status="404"} 3');
  expect(text).not.toContain('PROPFIND');
});

test('serveMetrics() separates the metrics of two apps', async () => {
  const [one, other] = [await startApp(), await startApp()];
  await one.app.inject('/meals/1');
  const read = async (url: string) => (await fetch(`${url}/metrics`)).text();
  expect(await read(one.metricsUrl)).toContain('\nmeals_total 1\n');
  expect(await read(other.metricsUrl)).toContain('\nmeals_total 0\n');
});

test('serveMetrics() fails the start of the app when its port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const address = taken.address();
  const port = address instanceof Object ? address.port : 0;
  const app = createApp({ logLevel: 'silent' });
  serveMetrics(app, new Registry(), { ...anyPort, port });
  await expect(app.ready()).rejects.toThrow(
    `Cannot serve metrics on 127.0.0.1:${port}: another program uses this address. Change MENU_METRICS_PORT`,
  );
});
