import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

/** The lag is sampled every half second at most: until the first sample has seen it. */
function block(): void {
  const until = performance.now() + 700;
  while (performance.now() < until);
}

test('stalls that are shorter than the allowed lag send nobody away', async () => {
  const { call } = await startService({ longestLagMs: 60_000 });
  for (let stall = 0; stall < 3; stall += 1) {
    block();
    await sleep(0);
  }
  expect((await call('GET /me')).status).toBe(401);
});

test('when the event loop lags, new work is answered 503 with Retry-After, and health is answered', async () => {
  const { call } = await startService({ longestLagMs: 50 });
  block();
  await sleep(0);
  const { status, json, headers } = await call('GET /me');
  expect([status, json?.code, headers['retry-after']]).toEqual([503, 'busy', '2']);
  expect((await call('GET /health/live')).status).toBe(200);
  await expect.poll(async () => (await call('GET /me')).status).toBe(401);
});
