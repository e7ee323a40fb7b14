import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  dropAttempts,
  openService,
  type Service,
  startService,
} from '../../tests/support/service.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'x-frame-options': 'DENY',
};

function expectProblem(answer: Answer, status: number): void {
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  expect(answer.headers).toMatchObject(securityHeaders);
  expect(answer.json).toMatchObject({
    status,
    type: expect.stringMatching(/^urn:campusway:problem:[a-z-]+$/),
  });
  expect(answer.json?.message).toBe(answer.json?.detail);
  expect(answer.json?.title).toEqual(expect.any(String));
}

describe('HTTP:', () => {
  const body = { username: 'ana', password: 'x' };
  let service: Service;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service.close());

  const cases: [string, number, Parameters<Service['call']>[1]][] = [
    ['POST /login', 400, { body: '{"username":' }],
    ['POST /login', 400, { body: '' }],
    ['POST /login', 400, { body: '{"__proto__":{"x":1},"username":"a","password":"b"}' }],
    ['POST /login', 401, { body }],
    ['GET /me', 401, {}],
    ['POST /login', 403, { body, headers: { origin: 'https://attacker.example' } }],
    ['GET /nothing', 404, {}],
    ['GET /%ff', 400, {}],
    ['DELETE /sessions/x/y', 404, {}],
    ['DELETE /login', 405, {}],
    ['POST /nothing', 404, { body: '' }],
    ['POST /nothing', 404, { body: '{' }],
    ['POST /nothing', 404, { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
    ['PUT /login', 405, { body: '' }],
    ['PATCH /me', 405, { body: 'x'.repeat(20_000) }],
    ['POST /login', 413, { body: { ...body, password: 'x'.repeat(20_000) } }],
    ['POST /login', 415, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['POST /login', 422, { body: { username: 'ana' } }],
    ['POST /login', 422, { body: [] }],
    ['POST /login', 422, {}],
  ];

  test.each(cases)(
    '%s answers %i as problem+json with message = detail and the security headers',
    async (route, status, call) => {
      expectProblem(await service.call(route, call), status);
    },
  );

  test.each(['{"username":', '', 'username=ana'])(
    'POST /login reports that the body %j is not JSON',
    async (broken) => {
      const { json } = await service.call('POST /login', {
        body: broken,
        headers: { 'content-type': 'application/json' },
      });
      expect(json).toMatchObject({ code: 'bad-request', message: 'The body is not JSON' });
    },
  );

  test.each(['gzip', 'br', 'x', 'identity, gzip'])(
    'POST /login answers 415 to the Content-Encoding %s and names what it accepts',
    async (encoding) => {
      const answer = await service.call('POST /login', { body, headers: { 'content-encoding': encoding } });
      expectProblem(answer, 415);
      expect(answer.headers['accept-encoding']).toBe('identity');
      expect(answer.json?.detail).toBe('The body must not be encoded: omit Content-Encoding');
    },
  );

  test('POST /login accepts the Content-Encoding identity', async () => {
    const headers = { 'content-encoding': 'Identity' };
    expect((await service.call('POST /login', { body: { username: 'ana' }, headers })).status).toBe(422);
  });

  test('POST /login lists the first ten of 1,700 unknown fields', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1700 }, (_, index) => [`k${index}`, 1]));
    const answer = await service.call('POST /login', { body: { ...body, ...unknown } });
    expect([answer.status, answer.json?.errors.length]).toEqual([422, 10]);
    expect(answer.text.length).toBeLessThan(2000);
  });

  test('POST /login lists the allowed values of an enum', async () => {
    const { json } = await service.call('POST /login', { body: { ...body, deliver: 'pigeon' } });
    expect(json?.errors).toEqual([
      { field: 'deliver', code: 'enum', message: 'must be one of cookie, body' },
    ]);
  });

  test('POST /login answers at most 100 characters of a field name', async () => {
    const long = 'x'.repeat(16_000);
    const { json, text } = await service.call('POST /login', { body: { ...body, [long]: 1 } });
    expect(json?.errors).toEqual([expect.objectContaining({ field: 'x'.repeat(100) })]);
    expect(text.length).toBeLessThan(600);
  });

  test('POST /login answers 429 as problem+json with Retry-After', async () => {
    const { call, clock } = await startService();
    for (let attempt = 0; attempt < 5; attempt += 1) await call('POST /login', { body });
    clock.advance(0.5);
    const answer = await call('POST /login', { body });
    expectProblem(answer, 429);
    expect(answer.headers['retry-after']).toBe('1');
  });

  test('POST /login and GET /me answer 401 with WWW-Authenticate', async () => {
    const { call } = await startService();
    expect((await call('POST /login', { body })).headers['www-authenticate']).toBe(
      'Bearer realm="campusway"',
    );
    const damaged = await call('GET /me', { token: 'damaged' });
    expect(damaged.headers['www-authenticate']).toBe('Bearer realm="campusway", error="invalid_token"');
  });

  test('unsupported methods are answered 405 with Allow', async () => {
    const { call } = await startService();
    const allow = async (route: string) => (await call(route)).headers.allow;
    expect(await allow('GET /')).toBe('POST');
    expect(await allow('PATCH /me')).toBe('DELETE, GET, HEAD');
    expect(await allow('POST /me/password')).toBe('PUT');
    expect(await allow('GET /sessions/x')).toBe('DELETE');
    expect(await allow('POST /health/live')).toBe('GET, HEAD');
  });

  test('every path answers every other method that Node parses with 405 and Allow', async () => {
    const others = METHODS.filter((method) => !/^(GET|HEAD|DELETE|OPTIONS|CONNECT)$/.test(method));
    expect(others).toEqual(expect.arrayContaining(['PROPFIND', 'QUERY', 'TRACE']));
    for (const [path, allow] of [
      ['/me', 'DELETE, GET, HEAD'],
      ['/sessions/x', 'DELETE'],
      ['/openapi.json', 'GET, HEAD'],
      ['/docs', 'GET, HEAD'],
    ])
      for (const method of others) {
        const answer = await service.call(`${method} ${path}`);
        expectProblem(answer, 405);
        expect([path, method, answer.headers.allow]).toEqual([path, method, allow]);
      }
    expect((await service.call('PROPFIND /nothing')).status).toBe(404);
  });

  test('bytes that are not HTTP are answered as a problem and the service stays alive', async () => {
    const app = (await startService()).inside();
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const send = async (text: string) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => undefined);
      socket.end(text);
      await once(socket, 'close');
      return answer;
    };
    const garbage = await send('HELO campus\r\n\r\n');
    expect(garbage).toContain('HTTP/1.1 400 Bad Request');
    expect(garbage).toContain('application/problem+json');
    expect(await send(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toContain('431');
    expect(await send('GET http://[bad HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain(
      'application/problem+json',
    );
    const hostless = await send('GET /me HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(hostless).toMatch(/^HTTP\/1.1 400 .*application\/problem\+json.*The request has no Host header/s);
    expect(hostless).toContain('x-content-type-options: nosniff');
    expect(await send('GET /me HTTP/1.0\r\n\r\n')).toContain(' 401 ');
    const expecting = await send(
      'GET /me HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
    );
    expect(expecting).toMatch(/^HTTP\/1.1 401 .*application\/problem\+json/s);
    const connecting = await send('CONNECT me:443 HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(connecting).toMatch(
      /^HTTP\/1.1 405 .*application\/problem\+json.*allow: GET.*method-not-allowed/s,
    );
    expect(connecting).toContain('x-content-type-options: nosniff');
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  test('an internal error is answered 500 without details and logged with its stack', async () => {
    const { config, call, log } = await startService();
    dropAttempts(config);
    const answer = await call('POST /login', { body: { username: 'ana', password: 'x' } });
    expectProblem(answer, 500);
    expect(answer.json?.detail).toBe('The service had an error: try again in a moment');
    expect(log.join('')).toMatch(/"type":"Error".*"stack":" {4}at /);
  });

  test('GET /health/live, /health/ready, /openapi.json and /docs answer 200', async () => {
    const { call } = await startService();
    for (const path of ['/health/live', '/health/ready', '/openapi.json', '/docs'])
      expect((await call(`GET ${path}`)).status).toBe(200);
    expect((await call('GET /docs')).headers['content-security-policy']).toContain("default-src 'self'");
  });
});
