import { expect, test } from 'vitest';
import { findFreePort } from './support/process.ts';
import { startService } from './support/service.ts';

test('GET /metrics serves events, hashes and durations on its own port only', async () => {
  const port = await findFreePort();
  const { call, person } = await startService({ metrics: { host: '127.0.0.1', port, settings: '' } });
  await person();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of [
    'campusway_events_total{event="account.registered"} 1',
    'campusway_events_total{event="login.succeeded"} 1',
    'campusway_password_hashes_total 2',
    'campusway_password_work 0',
    'http_request_duration_seconds_count{method="POST",route="/login",status="200"} 1',
  ])
    expect(text).toContain(`${line}\n`);
  expect((await call('GET /metrics')).status).toBe(404);
});
