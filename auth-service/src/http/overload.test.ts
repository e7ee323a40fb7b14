import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

test('when the event loop lags, new work is answered 503 with Retry-After, and health is answered', async () => {
  const { call } = await startService({ longestLagMs: 50 });
  // The lag is sampled every half second: block until the first sample has seen it.
  const blockedUntil = performance.now() + 700;
  while (performance.now() < blockedUntil);
  await sleep(0);
  const { status, json, headers } = await call('GET /me');
  expect([status, json?.code, headers['retry-after']]).toEqual([503, 'busy', '2']);
  expect((await call('GET /health/live')).status).toBe(200);
  await expect.poll(async () => (await call('GET /me')).status, { timeout: 10_000 }).toBe(401);
});
