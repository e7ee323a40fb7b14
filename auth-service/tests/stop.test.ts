import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from './support/config.ts';
import { spawnService } from './support/process.ts';
import { startService } from './support/service.ts';

const body = JSON.stringify({ username: 'ana', password: 'not the password' });
const head = `POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

/** A connection that has sent half of a login. */
async function beginLogin(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(head + body.slice(0, 10));
  return socket;
}

test('close() answers the login in flight and one that comes after it, and ends both connections', async () => {
  const app = (await startService({ drainMs: 60_000 })).inside();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  const inFlight = await beginLogin(port);
  const closed = app.close();
  // Long enough to stop listening.
  await sleep(100);
  for (const socket of [await beginLogin(port), inFlight]) {
    socket.write(body.slice(10));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
  }
  await closed;
});

test('SIGTERM ends the service, although a client neither finishes its request nor closes its connection', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  onTestFinished(() => service.kill('SIGKILL'));
  await beginLogin(Number(new URL(service.url).port));
  void service.kill('SIGTERM');
  // An unfinished request alone would time out after 10 s.
  await expect.poll(service.isAlive, { timeout: 6000 }).toBe(false);
});
