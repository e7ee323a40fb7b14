import { describe, expect, test } from 'vitest';
import { goodPassword, startService } from '../../tests/support/service.ts';

const foreign = [
  'https://attacker.example',
  'http://localhost:4999',
  'http://localhost:4173.attacker.example',
  'null',
  '',
];

describe('CSRF (ASVS 3.5):', () => {
  test.each(foreign)('POST routes answer 403 to the origin %j and change nothing', async (origin) => {
    const { call, person } = await startService();
    const { username, password } = await person();
    const { cookies } = await call('POST /login', { body: { username, password } });
    const headers = { origin, 'x-campusway': '1' };
    const registration = { role: 'student', username: 'from-afar', password: goodPassword };
    for (const route of ['POST /', 'POST /register'])
      expect((await call(route, { body: registration, headers })).json?.code).toBe('foreign-origin');
    expect((await call('POST /refresh', { cookies, headers })).status).toBe(403);
    expect((await call('POST /logout', { cookies, headers })).status).toBe(403);
    expect((await call('POST /refresh', { cookies, headers: { 'x-campusway': '1' } })).status).toBe(200);
    expect((await call('POST /register', { body: registration })).status).toBe(201);
  });

  test('every call answers 403 to the cookie without X-CampusWay and changes nothing', async () => {
    const { call, person } = await startService();
    const { username, password } = await person();
    const { cookies } = await call('POST /login', { body: { username, password } });
    const routes = [
      'POST /refresh',
      'POST /logout',
      'GET /me',
      'GET /sessions',
      'DELETE /sessions',
      'DELETE /me',
    ];
    for (const route of routes) {
      const { status, json } = await call(route, { cookies, headers: { origin: 'http://localhost:4173' } });
      expect([status, json?.code]).toEqual([403, 'missing-header']);
    }
    expect((await call('POST /refresh', { cookies, headers: { 'x-campusway': '1' } })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])('POST routes answer 415 to a body of %s, which any page may send', async (type) => {
    const { call } = await startService();
    const body = JSON.stringify({ role: 'student', username: 'simple', password: goodPassword });
    for (const route of ['POST /', 'POST /register', 'POST /login', 'POST /refresh', 'POST /logout'])
      expect((await call(route, { body, headers: { 'content-type': type } })).status).toBe(415);
  });

  test('GET and HEAD routes change no state', async () => {
    const { call, person } = await startService();
    const { token, username, password } = await person();
    const { cookies } = await call('POST /login', { body: { username, password } });
    const before = (await call('GET /sessions', { token })).text;
    const { paths: documented } = (await call('GET /openapi.json')).json;
    const paths = Object.keys(documented).map((path) => path.replace('{id}', 'x'));
    for (const path of [...paths, '/docs', '/openapi.json'])
      for (const method of ['GET', 'HEAD']) await call(`${method} ${path}`, { token, cookies });
    expect((await call('GET /sessions', { token })).text).toBe(before);
    expect((await call('POST /refresh', { cookies, headers: { 'x-campusway': '1' } })).status).toBe(200);
  });

  test('OPTIONS allows the listed origins with X-CampusWay and credentials, and no other origin', async () => {
    const { call } = await startService();
    const preflight = (origin: string) =>
      call('OPTIONS /refresh', {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-campusway',
        },
      });
    for (const origin of ['http://localhost:4173', 'http://localhost:5173', 'http://127.0.0.1:4173']) {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'authorization, content-type, x-campusway',
      });
    }
    for (const origin of foreign)
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
