import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../tests/support/config.ts';
import { spawnService } from '../../tests/support/process.ts';
import { startService } from '../../tests/support/service.ts';

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function receive(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

const body = JSON.stringify({ username: 'ana', password: 'not the password' });
const head = `POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

test('close() serves the request in flight, an idle connection and a new one, and closes each after its answer', async () => {
  const { app } = await startService({ drainMs: 60_000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = address instanceof Object ? address.port : 0;
  const [inFlight, idle] = [await open(port), await open(port)];
  inFlight.write(head + body.slice(0, 10));
  idle.write('GET /me HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await receive(idle)).toMatch(/^HTTP\/1.1 401 .*connection: keep-alive/is);

  const closed = app.close();
  const fresh = await open(port);
  for (const socket of [idle, fresh]) {
    socket.write('GET /me HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await receive(socket)).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
    await once(socket, 'close');
  }
  inFlight.write(body.slice(10));
  expect(await receive(inFlight)).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
  await closed;
});

test('SIGTERM ends the service, although a client neither finishes its request nor closes its connection', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  onTestFinished(() => service.kill('SIGKILL'));
  const socket = await open(Number(new URL(service.url).port));
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(head + body.slice(0, 10));
  void service.kill('SIGTERM');
  // An unfinished request alone would time out after 10 s.
  await expect.poll(service.isAlive, { timeout: 6000 }).toBe(false);
});
