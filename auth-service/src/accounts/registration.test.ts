import { expect, test } from 'vitest';
import { goodPassword, startService } from '../../tests/support/service.ts';

const body = { role: 'student', username: 'ana', password: goodPassword };

test('POST / registers with a role and logs in without one', async () => {
  const { call } = await startService();
  const registered = await call('POST /', { body });
  expect(registered.status).toBe(201);
  expect(registered.json).toEqual({
    message: 'Account created',
    account: { id: expect.any(String), username: 'ana', role: 'student', createdAt: expect.any(String) },
  });
  const { role, ...credentials } = body;
  const loggedIn = await call('POST /', { body: credentials });
  expect(loggedIn.status).toBe(200);
  expect(loggedIn.json).toMatchObject({
    message: 'Login successful',
    token_type: 'Bearer',
    expires_in: 600,
    account: registered.json?.account,
  });
});

test.each([{}, { role: '' }, { role: null }, { role: 'admin' }, { role: 7 }])(
  'POST /register and POST / refuse a registration with %j',
  async (changes) => {
    const { call } = await startService();
    const { role, ...rest } = body;
    expect((await call('POST /register', { body: { ...rest, ...changes } })).status).toBe(422);
    const atRoot = await call('POST /', { body: { ...rest, ...changes } });
    expect(atRoot.status).toBe('role' in changes ? 422 : 401);
  },
);

test.each([{}, { username: 5 }, { username: 'ana' }, [], 'null', { deliver: 'pigeon' }])(
  'POST / names the wrong fields of %j like POST /login',
  async (wrong) => {
    const { call } = await startService();
    const [atRoot, atLogin] = [
      await call('POST /', { body: wrong }),
      await call('POST /login', { body: wrong }),
    ];
    expect([atRoot.status, atRoot.json]).toEqual([422, atLogin.json]);
    expect(atRoot.json?.errors).not.toEqual([]);
  },
);

test('POST /register answers 409 for a taken name in any case, width or spacing', async () => {
  const { call } = await startService();
  await call('POST /register', { body });
  for (const username of ['ana', 'ANA', ' ana ', 'ａｎａ']) {
    const { status, json } = await call('POST /register', { body: { ...body, username } });
    expect([status, json?.message]).toEqual([409, 'This username is taken']);
  }
});

test('POST /register accepts one of ten concurrent registrations of a name', async () => {
  const { call } = await startService();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST /register', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('POST /register reports the error of every field', async () => {
  const { call } = await startService();
  const { status, json } = await call('POST /register', {
    body: { role: 'dean', username: 'a', password: 'short' },
  });
  expect(status).toBe(422);
  expect(json?.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
    'role unknown-role',
    'username too-short',
    'password too-short',
  ]);
  expect(json?.message).toBe(json?.errors[0].message);
});

test('POST /login refuses numbers, objects and unknown fields', async () => {
  const { call } = await startService();
  await call('POST /register', { body: { ...body, password: '1234567890123' } });
  for (const password of [1234567890123, ['1234567890123'], { $ne: '' }, null, true])
    expect((await call('POST /login', { body: { username: 'ana', password } })).status).toBe(422);
  const extra = await call('POST /login', { body: { username: 'ana', password: 'x', isAdmin: true } });
  expect(extra.json?.errors).toEqual([
    { field: 'isAdmin', code: 'additionalProperties', message: 'is not a field of this call' },
  ]);
});

test('POST /login sends the refresh token as a cookie, or to programs in the body', async () => {
  const { call } = await startService();
  await call('POST /register', { body });
  const { role, ...credentials } = body;
  const page = await call('POST /login', { body: credentials, headers: { origin: 'http://localhost:4173' } });
  expect(page.json).not.toHaveProperty('refresh_token');
  expect(page.cookies['__Host-campusway-refresh-4300']).toHaveLength(91);
  const program = await call('POST /login', { body: { ...credentials, deliver: 'body' } });
  expect(program.json?.refresh_token).toHaveLength(91);
  expect(program.cookies).toEqual({});
  const script = await call('POST /login', {
    body: { ...credentials, deliver: 'body' },
    headers: { origin: 'http://localhost:4173' },
  });
  expect([script.status, script.cookies]).toEqual([422, {}]);
});

test('POST /login sets the refresh cookie with __Host-, HttpOnly, Secure and SameSite=Strict', async () => {
  const { call } = await startService();
  await call('POST /register', { body });
  const { setCookies } = await call('POST /login', { body: { username: 'ana', password: goodPassword } });
  const cookie = setCookies.find((line) => line.startsWith('__Host-campusway-refresh-4300='));
  expect(cookie?.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Strict',
    'Secure',
  ]);
});

test('GET /me returns the account, DELETE /me deletes it with its sessions', async () => {
  const { call, person } = await startService();
  const { token, username, password, refreshToken } = await person();
  expect((await call('GET /me', { token })).json).toMatchObject({ username, role: 'student' });
  expect((await call('DELETE /me', { token, body: { current_password: 'wrong' } })).status).toBe(403);
  expect((await call('DELETE /me', { token, body: { current_password: password } })).status).toBe(204);
  expect((await call('GET /me', { token })).status).toBe(401);
  expect((await call('POST /refresh', { body: { refresh_token: refreshToken } })).status).toBe(401);
  expect((await call('POST /login', { body: { username, password } })).status).toBe(401);
  expect((await call('POST /register', { body: { ...body, username } })).status).toBe(201);
});
