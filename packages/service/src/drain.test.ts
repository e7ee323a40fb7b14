import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './create-app.ts';
import { registerDrain } from './drain.ts';

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function receive(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

test('close() serves a request in flight, an idle connection and a new one, and closes each after its response', async () => {
  const app = createApp({ logLevel: 'silent' });
  registerDrain(app, 60_000);
  app.get('/', async () => ({}));
  app.post('/', async () => ({}));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const [inFlight, idle] = [await open(port), await open(port)];
  inFlight.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await receive(idle)).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive/is);

  const closed = app.close();
  const fresh = await open(port);
  for (const socket of [idle, fresh]) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await receive(socket)).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
    await once(socket, 'close');
  }
  expect(await Promise.race([closed.then(() => 'closed'), sleep(0, 'open')])).toBe('open');
  inFlight.write('}');
  expect(await receive(inFlight)).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
  await closed;
});

test('close() goes on after the drain while a connection stays open', async () => {
  const app = createApp({ logLevel: 'silent' });
  registerDrain(app, 100);
  let isDrained = false;
  app.addHook('preClose', async () => {
    isDrained = true;
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = await open(port);
  onTestFinished(() => void socket.destroy());
  const closed = app.close();
  await expect.poll(() => isDrained).toBe(true);
  socket.destroy();
  await closed;
});
