import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

test('an overloaded service answers 503, which a page of the site can read', async () => {
  const { call } = await startService({ longestLagMs: 50 });
  // The lag is sampled every half second: until the first sample has seen it.
  const until = performance.now() + 700;
  while (performance.now() < until);
  await sleep(0);
  const { status, headers } = await call('GET /me', { headers: { origin: 'http://localhost:4173' } });
  expect([status, headers['access-control-allow-origin']]).toEqual([503, 'http://localhost:4173']);
});
