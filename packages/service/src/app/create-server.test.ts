import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../create-app.ts';

async function startApp() {
  const app = createApp({ logLevel: 'silent' });
  onTestFinished(() => app.close());
  const started: string[] = [];
  app.get('/', async ({ ip }) => {
    started.push(ip);
    await new Promise(setImmediate);
    return {};
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return { app, port, started };
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

/** Sends the requests in one packet and resolves to what arrives until the connection closes. */
function pipeline(port: number, count: number, sent = request): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', () => undefined).on('close', () => resolve(received));
  socket.end(sent.repeat(count));
  return promise;
}

test('the service answers some pipelined requests of a connection', async () => {
  const { port } = await startApp();
  expect((await pipeline(port, 10)).match(/HTTP\/1\.1 200/g)).toHaveLength(10);
});

test.each([
  ['that wait', request],
  ['that are answered at once', 'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}'],
])('the service closes a connection with more pipelined requests %s, and starts no more', async (_, sent) => {
  const { port, started } = await startApp();
  const answers = (await pipeline(port, 1000, sent)).match(/HTTP\/1\.1 \d/g) ?? [];
  expect(answers.length).toBeLessThanOrEqual(16);
  expect(started.length).toBeLessThanOrEqual(16);
});

test('the service starts no request of a client that is gone, whose address is unknown', async () => {
  const { port, started } = await startApp();
  for (let client = 0; client < 50; client += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write(request, () => socket.resetAndDestroy());
  }
  expect((await pipeline(port, 1)).match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  expect(new Set(started)).toEqual(new Set(['127.0.0.1']));
});

test('the service limits its connections, so that file descriptors stay free for its work', async () => {
  const { app } = await startApp();
  const limits = process.report?.getReport() as { userLimits: { open_files: { soft: number } } };
  expect(app.server.maxConnections).toBe(Math.floor((limits.userLimits.open_files.soft - 64) * 0.4));
});
