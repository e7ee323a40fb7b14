import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder, createTestConfig } from './support/config.ts';
import { spawnService } from './support/process.ts';
import { startService } from './support/service.ts';

const body = JSON.stringify({ username: 'ana', password: 'not the password' });
const head = `POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

/** Opens a connection and sends half of a login request. */
async function beginLogin(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(head + body.slice(0, 10));
  return socket;
}

test('close() serves a login in flight and a new one and closes both connections', async () => {
  const app = (await startService({ drainMs: 60_000 })).inside();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  const inFlight = await beginLogin(port);
  const closed = app.close();
  // Until the drain has begun.
  await sleep(100);
  for (const socket of [await beginLogin(port), inFlight]) {
    socket.write(body.slice(10));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
  }
  await closed;
});

test('close() refuses the logins that wait for a hash after the drain', async () => {
  const { passwords } = createTestConfig('unused');
  const slow = { ...passwords, concurrent: 1, memoryKiB: 65_536, passes: 3 };
  const { call, inside } = await startService({ passwords: slow });
  const logIn = (_: unknown, number: number) =>
    call('POST /login', { body: { username: `name-${number}`, password: 'x' } });
  const logins = Array.from({ length: 60 }, logIn);
  // The first login runs, so the others wait.
  await Promise.race(logins);
  await inside().close();
  const statuses = (await Promise.all(logins)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([401, 503]);
});

test('SIGTERM ends the service despite an unfinished request', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  onTestFinished(() => service.kill('SIGKILL'));
  await beginLogin(Number(new URL(service.url).port));
  void service.kill('SIGTERM');
  // Without the limit, the unfinished request would take 10 s to time out.
  await expect.poll(service.isAlive, { timeout: 6000 }).toBe(false);
});

test('SIGTERM ends the service while a hash runs whose client has left', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  // The most expensive hash that the settings allow.
  const slow = { AUTH_ARGON2_MEMORY_KIB: '1048576', AUTH_ARGON2_PASSES: '3' };
  const service = await spawnService({ AUTH_DATA_DIR: folder.path, ...slow });
  onTestFinished(() => service.kill('SIGKILL'));
  const socket = await beginLogin(Number(new URL(service.url).port));
  socket.write(body.slice(10));
  // Until the hash runs.
  await sleep(300);
  socket.destroy();
  const start = performance.now();
  await service.kill('SIGTERM');
  expect(performance.now() - start).toBeLessThan(3500);
});
