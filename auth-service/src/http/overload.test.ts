import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

test('an overloaded service answers 503 with CORS headers', async () => {
  const { call } = await startService({ maxLagMs: 50 });
  // Longer than the sampling interval of half a second.
  const until = performance.now() + 700;
  while (performance.now() < until);
  await sleep(0);
  const { status, headers } = await call('GET /me', { headers: { origin: 'http://localhost:4173' } });
  expect([status, headers['access-control-allow-origin']]).toEqual([503, 'http://localhost:4173']);
});
