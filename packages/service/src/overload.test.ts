import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './create-app.ts';
import { healthRoutes } from './health-routes.ts';
import { registerOverload } from './overload.ts';

async function startApp(maxLagMs: number) {
  const app = createApp({ logLevel: 'silent' });
  onTestFinished(() => app.close());
  await registerOverload(app, maxLagMs);
  await app.register(healthRoutes, { checkReady: async () => undefined });
  app.get('/', async () => ({}));
  await app.ready();
  return app;
}

/** Blocks the event loop for longer than the sampling interval of half a second. */
function block(): void {
  const until = performance.now() + 700;
  while (performance.now() < until);
}

test('registerOverload() serves requests while stalls stay below the limit', async () => {
  const app = await startApp(60_000);
  for (let stall = 0; stall < 3; stall += 1) {
    block();
    await sleep(0);
  }
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('registerOverload() answers 503 with Retry-After while the event loop lags, and serves health', async () => {
  const app = await startApp(50);
  async function answersAfterStall() {
    block();
    await sleep(0);
    const [page, health] = await Promise.all(['/', '/health/live'].map((url) => app.inject(url)));
    return [page?.statusCode, page?.headers['retry-after'], health?.statusCode];
  }
  // A machine that pauses this process after the stall takes a sample without lag.
  await expect.poll(answersAfterStall).toEqual([503, '2', 200]);
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(200);
});
