import { createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { explainListening, findFreePort, parsePort, readPort, requireFreePort } from './ports.ts';

async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

const systemError = (code: string) => Object.assign(new Error(code), { code });
const place = { what: 'Cannot serve', host: 'there.example', port: 4173, advice: 'choose one with --port' };

test('requireFreePort() rejects a port in use with advice', async () => {
  const port = await takePort();
  await expect(requireFreePort({ ...place, host: 'localhost', port })).rejects.toThrow(
    `Cannot serve on port ${port}: it is already in use. Stop the program that uses it, or choose one with --port`,
  );
});

test('requireFreePort() does not occupy a free port', async () => {
  const port = await findFreePort();
  for (const _ of [1, 2]) await requireFreePort({ ...place, host: 'localhost', port });
});

test('findFreePort() finds none that the system may give to an outgoing connection', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => findFreePort()));
  expect(ports.every((port) => port >= 20_000 && port < 32_768)).toBe(true);
});

test.each([
  ['EADDRNOTAVAIL', 'Cannot serve on "there.example": this machine has no such address'],
  ['ENOTFOUND', 'Cannot serve on "there.example": this machine has no such address'],
  ['EACCES', 'Cannot serve on port 4173: permission denied. Choose a port above 1023'],
])('explainListening() explains %s', (code, message) => {
  expect(String(explainListening(systemError(code), place))).toContain(message);
});

test('explainListening() returns other errors unchanged', () => {
  const unknown = systemError('EMFILE');
  expect(explainListening(unknown, place)).toBe(unknown);
});

test.each([
  ['0', 0],
  ['65535', 65_535],
])('parsePort("%s") is %s', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each(['65536', '-1', '8e3', ''])('parsePort() refuses "%s"', (text) => {
  expect(() => parsePort(text)).toThrow(`Cannot use port "${text}"`);
});

afterEach(() => void vi.unstubAllEnvs());

test('readPort() returns the fallback for an empty variable', () => {
  vi.stubEnv('SITE_PORT', '');
  expect(readPort('SITE_PORT', 4173)).toBe(4173);
});

test('readPort() reads the port from the variable', () => {
  vi.stubEnv('SITE_PORT', '8080');
  expect(readPort('SITE_PORT', 4173)).toBe(8080);
});

test.each(['0', '65536', '-1', '80.5', 'eighty', '0x50', '1e3', ' 80'])('readPort() refuses "%s"', (text) => {
  vi.stubEnv('SITE_PORT', text);
  expect(() => readPort('SITE_PORT', 4173)).toThrow(`Cannot use SITE_PORT="${text}"`);
});
