import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Call, goodPassword, startService } from '../../tests/support/service.ts';

const limits = { login: 3, register: 3, other: 3, invalid: 5 };

/** A campus behind one address: a person who signed in there, and strangers who send requests. */
async function startCampus() {
  const service = await startService({ limits });
  const { call } = service;
  const home = '198.51.100.1';
  const username = `person-${randomUUID()}`;
  const body = { username, password: goodPassword };
  await call('POST /register', { body: { role: 'student', ...body }, address: home });
  const { cookies } = await call('POST /login', { body, address: home });
  const { json } = await call('POST /login', { body: { ...body, deliver: 'body' }, address: home });
  const send = async (route: string, given: Call) => (await call(route, given)).status;
  return {
    ...service,
    body,
    token: json?.access_token,
    refreshToken: json?.refresh_token,
    send,
    logIn: () => send('POST /login', { body, cookies }),
    logInElsewhere: () => send('POST /login', { body }),
    refresh: () => send('POST /refresh', { cookies, headers: { 'x-campusway': '1' } }),
    logOut: () => send('POST /logout', { cookies, headers: { 'x-campusway': '1' } }),
    register: () => send('POST /register', { body: { role: 'student', ...createPerson() } }),
    async flood(route: string, toCall: () => Call, count = 8) {
      const statuses = [];
      for (let number = 0; number < count; number += 1) statuses.push(await send(route, toCall()));
      return statuses;
    },
  };
}

function createPerson() {
  return { username: `person-${randomUUID()}`, password: goodPassword };
}

const refused = [429, 429, 429];

test.each([
  ['POST /login', 422, {}],
  ['POST /login', 400, '{'],
  ['POST /login', 413, 'x'.repeat(20_000)],
  ['POST /login', 415, 'x', { 'content-type': 'text/plain' }],
  ['POST /register', 422, {}],
  ['POST /register', 422, { role: 'student', username: 'x', password: 'x' }],
  ['POST /', 422, { role: 'rector', ...createPerson() }],
  ['POST /password/reset', 422, { username: 'ana', code: 'x', new_password: 'x' }],
  ['POST /refresh', 401, { refresh_token: 'A'.repeat(91) }],
])(
  '%s counts an invalid body (%i) apart from valid requests',
  async (route, status, body, headers: Call['headers'] = {}) => {
    const campus = await startCampus();
    const expected = [status, status, status, status, status, ...refused];
    expect(await campus.flood(route, () => ({ body, headers }))).toEqual(expected);
    expect([await campus.register(), await campus.logInElsewhere(), await campus.refresh()]).toEqual([
      201, 200, 200,
    ]);
    expect([await campus.logIn(), await campus.logOut()]).toEqual([200, 204]);
  },
);

test('POST /login limits strangers at one address, and no known device, registration, refresh or logout there', async () => {
  const campus = await startCampus();
  expect(await campus.flood('POST /login', () => ({ body: createPerson() }), 6)).toEqual([
    401,
    401,
    401,
    ...refused,
  ]);
  expect([await campus.logInElsewhere(), await campus.register()]).toEqual([429, 201]);
  expect([await campus.refresh(), await campus.logIn(), await campus.logOut()]).toEqual([200, 200, 204]);
});

test('POST /login limits each known device, and no other one of its account', async () => {
  const campus = await startCampus();
  const { cookies } = await campus.call('POST /login', { body: campus.body, address: '198.51.100.2' });
  expect([await campus.logIn(), await campus.logIn(), await campus.logIn(), await campus.logIn()]).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await campus.send('POST /login', { body: campus.body, cookies })).toBe(200);
});

test('POST /refresh limits each session, and requests without a token per address', async () => {
  const campus = await startCampus();
  expect(await campus.flood('POST /refresh', () => ({}), 6)).toEqual([401, 401, 401, ...refused]);
  expect(
    await campus.flood('POST /refresh', () => ({ body: { refresh_token: campus.refreshToken } }), 6),
  ).toEqual([200, 200, 200, ...refused]);
  expect(await campus.refresh()).toBe(200);
});

test('POST /register counts a weak password as a registration, since its estimate is work', async () => {
  const campus = await startCampus();
  const body = () => ({ body: { role: 'student', ...createPerson(), password: 'Kavya2024' } });
  expect(await campus.flood('POST /register', body, 6)).toEqual([422, 422, 422, ...refused]);
});

test('POST /logout is never limited', async () => {
  const campus = await startCampus();
  expect(new Set(await campus.flood('POST /logout', () => ({ body: { refresh_token: 'x' } }), 20))).toEqual(
    new Set([204]),
  );
  expect(await campus.logOut()).toBe(204);
});

test('PUT /me/password and DELETE /me are limited per session', async () => {
  const campus = await startCampus();
  const body = { current_password: 'wrong', new_password: 'a longer walk home' };
  const { token } = campus;
  expect(await campus.flood('PUT /me/password', () => ({ body, token: 'x' }), 6)).toEqual(Array(6).fill(401));
  expect(await campus.flood('PUT /me/password', () => ({ body, token }), 6)).toEqual([
    403,
    403,
    403,
    ...refused,
  ]);
  const deletion = { current_password: 'wrong' };
  expect(await campus.send('DELETE /me', { body: deletion, token })).toBe(429);
  const other = await campus.call('POST /login', { body: { ...campus.body, deliver: 'body' } });
  expect(await campus.send('DELETE /me', { body: deletion, token: other.json?.access_token })).toBe(403);
});

test.each([-365, 365])(
  'POST /login limits for at most a minute after the clock moves by %i days',
  async (days) => {
    const campus = await startCampus();
    await campus.flood('POST /login', () => ({ body: createPerson() }));
    campus.clock.advance(days * 24 * 60 * 60);
    const stranger = () => campus.call('POST /login', { body: createPerson() });
    expect((await stranger()).status).toBe(401);
    await campus.flood('POST /login', () => ({ body: createPerson() }));
    expect(Number((await stranger()).headers['retry-after'])).toBeLessThanOrEqual(60);
  },
);

test('POST /register limits an IPv6 /48 at ten times the limit of one of its /64, which cannot use it up alone', async () => {
  const { call } = await startService({ limits });
  const register = async (network: number) => {
    const body = { role: 'student', ...createPerson(), password: 'Kavya2024' };
    return (await call('POST /register', { body, address: `2001:db8:1:${network.toString(16)}::1` })).status;
  };
  for (let request = 0; request < 40; request += 1) await register(0);
  for (let network = 1; network <= 27; network += 1) expect(await register(network)).toBe(422);
  expect(await register(28)).toBe(429);
});
