import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../tests/support/config.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { spawnService } from '../../tests/support/process.ts';
import { startService } from '../../tests/support/service.ts';

test('metrics are served on their own port only', async () => {
  const port = await findFreePort();
  const { app, call } = await startService({ metrics: { host: '127.0.0.1', port } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await call('GET /health/live');
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/health/live",status="200"} 1',
  );
  expect((await fetch(`http://127.0.0.1:${port}/me`)).status).toBe(404);
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('the service does not start when the port of its metrics is taken', async () => {
  const folder = createFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    taken.close();
    folder.remove();
  });
  await once(taken, 'listening');
  const address = taken.address();
  const port = address instanceof Object ? address.port : 0;
  const settings = { AUTH_DATA_DIR: folder.path, AUTH_METRICS_PORT: String(port) };
  await expect(spawnService(settings)).rejects.toThrow(
    `EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
});
