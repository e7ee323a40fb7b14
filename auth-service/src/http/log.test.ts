import { expect, test } from 'vitest';
import { createAccount } from '../../tests/support/samples.ts';
import { dropAttempts, goodPassword, type Service, startService } from '../../tests/support/service.ts';
import { createResetCode, hashResetCode } from '../accounts/reset-code.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { openStorage } from '../storage/open-storage.ts';

test('EventJournal logs every event with ids and codes', async () => {
  const { call, person, log, clock, config } = await startService();
  const { username, password, token, id } = await person();
  const { refreshToken } = await person();
  await call('POST /register', { body: { role: 'parent', username, password } });
  await call('POST /login', { body: { username, password: 'wrong' } });
  for (let attempt = 0; attempt < 6; attempt += 1)
    await call('POST /login', { body: { username: 'unknown', password } });
  await call('PUT /me/password', {
    token,
    body: { current_password: 'wrong', new_password: 'a longer walk home' },
  });
  await call('PUT /me/password', {
    token,
    body: { current_password: password, new_password: 'a longer walk home' },
  });
  await call('POST /password/reset', { body: { username, code: 'x', new_password: 'a longer walk home' } });
  const { json } = await call('POST /refresh', { body: { refresh_token: refreshToken } });
  clock.advance(30);
  await call('POST /refresh', { body: { refresh_token: refreshToken } });
  await call('POST /refresh', { body: { refresh_token: json?.refresh_token } });
  await call('GET /me', { token: 'damaged' });
  await call('POST /login', { body: {}, headers: { origin: 'https://attacker.example' } });
  const again = await call('POST /login', {
    body: { username, password: 'a longer walk home', deliver: 'body' },
  });
  await call('POST /logout', { token: again.json?.access_token });
  const last = (await call('POST /login', { body: { username, password: 'a longer walk home' } })).json
    ?.access_token;
  const other = await person();
  await call('DELETE /sessions', { token: other.token });
  await call('DELETE /me', { token: last, body: { current_password: 'a longer walk home' } });
  await resetDisableAndRehash({ call, config });

  const lines = log.map((line) => JSON.parse(line));
  expect(new Set(lines.map(({ event }) => event).filter(Boolean))).toEqual(
    new Set([
      'account.registered',
      'account.registration-refused',
      'account.deleted',
      'login.succeeded',
      'login.failed',
      'login.throttled',
      'login.disabled-account',
      'password.changed',
      'password.change-refused',
      'password.reset',
      'password.reset-refused',
      'password.rehashed',
      'session.refreshed',
      'session.refresh-refused',
      'session.reuse-detected',
      'session.ended',
      'sessions.ended',
      'token.refused',
      'origin.refused',
    ]),
  );
  expect(lines.filter(({ event }) => event === 'login.failed')[0]).toMatchObject({ account: id });
  expect(lines.filter(({ msg }) => msg === 'answered').every(({ status }) => status < 500)).toBe(true);
});

/** Events that need the operator or a raised hash cost. */
async function resetDisableAndRehash({ call, config }: Pick<Service, 'call' | 'config'>): Promise<void> {
  const storage = await openStorage(config.database);
  const passwordHash = await new PasswordHasher({ ...config.passwords, memoryKiB: 32 }).hash(goodPassword);
  const account = createAccount({ passwordHash });
  const { id, username } = account;
  await storage.insertAccount(account);
  await call('POST /login', { body: { username, password: goodPassword } });
  const code = createResetCode();
  await storage.saveResetCode({
    accountId: id,
    codeHash: hashResetCode(code),
    expiresAt: Date.now() + 3_600_000,
  });
  const password = 'a walk in the rain';
  await call('POST /password/reset', { body: { username, code, new_password: password } });
  await storage.disableAccount({ id, at: Date.now() });
  await call('POST /login', { body: { username, password } });
  await storage.close();
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::'],
])(
  'EventJournal logs the network of the client %s with each event, and no other line has it',
  async (address, network) => {
    const { call, person, log } = await startService();
    const { username, password, token } = await person();
    log.splice(0);
    await call('POST /login', { address, body: { username, password: 'wrong' } });
    await call('POST /refresh', { address, body: { refresh_token: 'x' } });
    await call('PUT /me/password', {
      address,
      token,
      body: { current_password: 'x', new_password: 'a longer walk home' },
    });
    await call('POST /login', { address, headers: { origin: 'https://attacker.example' }, body: {} });
    await call('DELETE /me', { address, token, body: { current_password: password } });
    const lines = log.map((line) => JSON.parse(line));
    const [events, others] = [lines.filter(({ event }) => event), lines.filter(({ event }) => !event)];
    expect(events).toHaveLength(5);
    expect(new Set(events.map((line) => line.address))).toEqual(new Set([network]));
    expect(others).not.toEqual([]);
    expect(JSON.stringify(others)).not.toContain(network);
  },
);

test('the log contains no password, token, cookie or name, even in errors', async () => {
  const { call, log, folder, config } = await startService();
  const secrets = {
    username: 'secret-name-7',
    password: 'secret river stones',
    newPassword: 'secret longer walk home',
    mistyped: 'secret password typed as a name',
    code: createResetCode(),
    header: 'secret-header-value',
    query: 'secret-in-the-query',
  };
  const { username, password, newPassword, mistyped, code, header, query } = secrets;
  await call('POST /register', { body: { role: 'student', username, password } });
  const program = await call('POST /login', { body: { username, password, deliver: 'body' } });
  const browser = await call('POST /login', {
    body: { username, password },
    headers: { 'user-agent': header },
  });
  const { access_token: token, refresh_token: refreshToken } = program.json ?? {};
  const cookies = browser.cookies;
  const routes = [
    'POST /',
    'POST /login',
    'POST /register',
    'POST /refresh',
    'POST /logout',
    'PUT /me/password',
    'DELETE /me',
    'GET /me',
    'GET /nowhere',
    'POST /password/reset',
  ];
  for (const route of routes) {
    const headers = { 'x-campusway': header, origin: 'http://localhost:4173' };
    await call(`${route}?password=${query}`, { token, cookies, headers });
    await call(route, { token, cookies, headers, body: { username: mistyped, password, code } });
    await call(route, { token: `${token}x`, headers, body: `{"password":"${password}` });
    await call(route, {
      headers,
      body: { username, password: [password], refresh_token: [refreshToken], [password]: 1 },
    });
  }
  await call('POST /login', { body: { username: mistyped, password } });
  await call('POST /refresh', { body: { refresh_token: refreshToken } });
  await call('PUT /me/password', { token, body: { current_password: password, new_password: newPassword } });
  await call('POST /password/reset', { body: { username, code, new_password: newPassword } });
  dropAttempts(config);
  await call('POST /login', { body: { username, password } });

  const text = log.join('');
  expect(text).toContain('request failed');
  // The message of an error may repeat input.
  expect(text).not.toContain('no such table');
  const values = [...Object.values(secrets), token, refreshToken, ...Object.values(cookies)].flatMap(
    (value) => [
      String(value),
      // The parts of a token are secrets too.
      ...String(value)
        .split('.')
        .filter((part) => part.length > 30),
    ],
  );
  const found = values.filter((value) => text.includes(value));
  expect(found).toEqual([]);
  expect(log.length).toBeGreaterThan(40);
  expect(text).not.toContain(folder);
});

test('the log cannot be forged with control characters and line separators', async () => {
  const { call, log } = await startService();
  const forged = '{"level":30,"event":"login.succeeded"}';
  const breaks = ['\n', '\r\n', '\u2028', '\u0085', '\u001b[2J', '\u0000'];
  for (const separator of breaks) {
    const text = `x${separator}${forged}`;
    await call('POST /login', { body: { username: text, password: text } });
    await call('POST /register', { body: { role: text, username: text, password: text, [text]: text } });
    await call(`GET /${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`, { token: 'x' });
    await call(`DELETE /sessions/${encodeURIComponent(text)}`, { token: 'x' });
  }
  for (const line of log) {
    expect(line).toMatch(/^[\x20-\x7e]*\n$/);
    expect(JSON.parse(line).event).not.toBe('login.succeeded');
  }
});

test('the log has no text of X-Forwarded-For and one warning about it', async () => {
  const { call, log } = await startService({ trustedProxies: ['127.0.0.1'] });
  for (const text of ['mail=ana@x password=hunter2', 'a'.repeat(14_000), 'unknown'])
    await call('GET /me', { headers: { 'x-forwarded-for': text } });
  expect(log.join('')).not.toMatch(/hunter2|aaaa|unknown/);
  expect(log.filter((line) => line.includes('token.refused') && line.includes('127.0.0.1'))).toHaveLength(3);
  expect(log.filter((line) => line.includes('"level":40'))).toEqual([
    expect.stringContaining('X-Forwarded-For that is not an IP address'),
  ]);
});
