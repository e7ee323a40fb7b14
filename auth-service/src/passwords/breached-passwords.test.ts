import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestConfig } from '../../tests/support/config.ts';
import { goodPassword, issueResetCode, startService } from '../../tests/support/service.ts';

const stolen = 'seven stolen caf\u00e9s';
const sha1 = createHash('sha1').update(stolen).digest('hex').toUpperCase();

/** A busy machine may need longer than the half second after which a password is accepted. */
function waitForList() {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
}

/** The auth service and a server of breached passwords. */
async function startWithList(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const breachedUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  const service = await startService({ passwords: { ...createTestConfig('unused').passwords, breachedUrl } });
  const register = (username: string, password: string) =>
    service.call('POST /register', { body: { role: 'student', username, password } });
  return { ...service, requests, register };
}

test('isBreached() refuses a breached password and sends only five characters of its SHA-1, in any normalisation', async () => {
  waitForList();
  const list = `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${sha1.slice(5)}:42`;
  const service = await startWithList((_request, response) => response.end(list));
  const { call, person, register, requests } = service;
  const { json } = await register('ana', stolen.normalize('NFD'));
  expect(json?.errors).toEqual([
    {
      field: 'password',
      code: 'breached',
      message: 'The password was stolen from another service and published: choose another',
    },
  ]);
  expect(requests.map(({ url, method }) => `${method} ${url}`)).toEqual([`GET /range/${sha1.slice(0, 5)}`]);
  expect(JSON.stringify(requests[0]?.rawHeaders)).not.toContain(sha1.slice(5));
  expect(requests[0]?.headers['add-padding']).toBe('true');
  const { id, token, username, password } = await person();
  const change = { current_password: password, new_password: stolen };
  expect((await call('PUT /me/password', { token, body: change })).json?.errors[0].code).toBe('breached');
  const reset = { username, code: await issueResetCode(service, id), new_password: stolen };
  expect((await call('POST /password/reset', { body: reset })).json?.errors[0].code).toBe('breached');
});

test('isBreached() ignores padding and is not called for common passwords', async () => {
  waitForList();
  const padding = `${sha1.slice(5)}:0`;
  const { register, requests } = await startWithList((_request, response) => response.end(padding));
  expect((await register('ana', stolen)).status).toBe(201);
  expect((await register('zoe', 'midnight')).status).toBe(422);
  expect(requests).toHaveLength(1);
});

test.each([
  ['an error', (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end()],
  [
    'a redirect',
    (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['a closed connection', (request: IncomingMessage) => void request.socket.destroy()],
  ['a timeout', () => undefined],
])(
  'isBreached() after %s accepts the password, logs a warning and is not tried again for a minute',
  async (_end, answer) => {
    const { register, log, requests } = await startWithList(answer);
    expect((await register('ana', stolen)).status).toBe(201);
    expect((await register('zoe', stolen)).status).toBe(201);
    expect(requests).toHaveLength(1);
    expect(log.join('')).toContain('breached passwords not checked');
    expect(log.join('')).not.toContain(sha1.slice(0, 5));
  },
);

test('the look-up of breached passwords is off without a URL', async () => {
  const { call, config } = await startService();
  expect(config.passwords.breachedUrl).toBeUndefined();
  const body = { role: 'student', username: 'ana', password: goodPassword };
  expect((await call('POST /register', { body })).status).toBe(201);
});
