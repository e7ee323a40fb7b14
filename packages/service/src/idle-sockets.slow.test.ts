import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './create-app.ts';

/** Of a request that never ends. */
const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n';

test('the service ends connections that send nothing, or a byte of a header or a body a second', async () => {
  const app = createApp({ logLevel: 'silent' });
  onTestFinished(() => app.close());
  app.post('/', async () => ({}));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  // Clients that do not close their own side either.
  const open = (start: string) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    socket.write(start);
    return socket;
  };
  const slow = Array.from({ length: 10 }, () => [open(head), open(`${head}\r\n`)]).flat();
  const timer = setInterval(() => slow.map((socket) => socket.write('a')), 1000);
  onTestFinished(() => clearInterval(timer));
  const silent = Array.from({ length: 10 }, () => open(''));
  const count = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => count()).toBe(slow.length + silent.length);
  // Limits of 10 and 15 s; only a connection that is never ended takes longer on a busy machine.
  await expect.poll(() => count(), { timeout: 60_000 }).toBe(0);
});
