import { describe, expect, test } from 'vitest';
import { goodPassword, type Service, startService } from '../../tests/support/service.ts';
import { decideAttempt, toDelayMs } from '../policies/attempt-policy.ts';

const wrong = 'not the password';
const attempt = ({ call }: Service, username: string, password = wrong, address?: string) =>
  call('POST /login', { body: { username, password }, address });

/** Fails `failures` times, waiting as Retry-After demands. */
async function failUntil(
  service: Service,
  username: string,
  { failures }: { failures: number },
): Promise<void> {
  for (let failed = 0; failed < failures; ) {
    const { status, headers } = await attempt(service, username);
    if (status === 401) failed += 1;
    else service.clock.advance(Number(headers['retry-after']));
  }
}

describe('throttling (ASVS 6.3.1):', () => {
  test('POST /login hashes at most 10 failures per name and minute, from any number of addresses', async () => {
    const service = await startService();
    let reached = 0;
    for (let second = 0; second < 60; second += 1) {
      for (let address = 0; address < 5; address += 1) {
        const { status } = await attempt(service, 'target', wrong, `198.51.100.${second % 250}`);
        if (status === 401) reached += 1;
      }
      service.clock.advance(1);
    }
    expect(reached).toBe(10);
  });

  test('POST /login computes no hash for a refused attempt', async () => {
    const service = await startService();
    for (let failed = 0; failed < 8; failed += 1) await attempt(service, 'target');
    expect(await service.inside().metrics.metrics()).toContain('campusway_password_hashes_total 5\n');
  });

  test('POST /login counts a hundred concurrent attempts', async () => {
    const service = await startService();
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(service, 'target')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('toDelayMs() grows from 0 to an hour', () => {
    const seconds = [1, 4, 5, 6, 7, 10, 14, 16, 17, 99].map((failures) => toDelayMs(failures) / 1000);
    expect(seconds).toEqual([0, 0, 1, 2, 4, 32, 512, 2048, 3600, 3600]);
  });

  test('decideAttempt() does not extend a delay for refused attempts', () => {
    const state = { failures: 8, lastFailureAt: 0, blockedUntil: 8000 };
    expect(decideAttempt(state, 7999)).toEqual({ allowed: false, retryAfterMs: 1 });
    expect(decideAttempt(state, 8000)).toMatchObject({ allowed: true, next: { failures: 9 } });
  });

  test('POST /login accepts the owner on a known device during an attack on the name', async () => {
    const service = await startService();
    const { username } = await service.person();
    const { cookies } = await attempt(service, username, goodPassword);
    await failUntil(service, username, { failures: 100 });
    const onDevice = (password: string) =>
      service.call('POST /login', { body: { username, password }, cookies });
    expect((await onDevice(goodPassword)).status).toBe(200);
    expect((await attempt(service, username, goodPassword)).status).toBe(429);
  });

  test('POST /login accepts a device seal only for its account, with few attempts, and refuses a forged one', async () => {
    const service = await startService();
    const [owner, other] = [await service.person(), await service.person()];
    const { cookies } = await attempt(service, owner.username, goodPassword);
    await failUntil(service, other.username, { failures: 6 });
    await failUntil(service, owner.username, { failures: 6 });
    const onDevice = (username: string, given: Record<string, string>) =>
      service.call('POST /login', { body: { username, password: wrong }, cookies: given });
    expect((await onDevice(other.username, cookies)).status).toBe(429);
    const forged = { '__Host-campusway-device-4300': `${'A'.repeat(22)}.${'A'.repeat(43)}` };
    expect((await onDevice(owner.username, forged)).status).toBe(429);
    const statuses = [];
    for (let failed = 0; failed < 6; failed += 1)
      statuses.push((await onDevice(owner.username, cookies)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('POST /login no longer knows a device after the password was changed on another one', async () => {
    const service = await startService();
    const { username, token } = await service.person();
    const { cookies } = await attempt(service, username, goodPassword);
    const body = { current_password: goodPassword, new_password: 'a longer walk home' };
    expect((await service.call('PUT /me/password', { token, body })).status).toBe(200);
    await failUntil(service, username, { failures: 6 });
    const login = { username, password: body.new_password };
    expect((await service.call('POST /login', { body: login, cookies })).status).toBe(429);
  });

  test('POST /login sets every cookie with HttpOnly, Secure, SameSite=Strict and Path=/', async () => {
    const service = await startService();
    const { username } = await service.person();
    const { setCookies } = await attempt(service, username, goodPassword);
    expect(setCookies.length).toBeGreaterThan(1);
    for (const line of setCookies)
      expect(line.split('; ')).toEqual(
        expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']),
      );
  });

  test('POST /login remembers the last eight accounts of a shared browser', async () => {
    const service = await startService();
    const people = [];
    for (let count = 0; count < 9; count += 1) people.push(await service.person());
    let cookies: Record<string, string> = {};
    const onBrowser = async ({ username }: { username: string }, password: string) => {
      const answer = await service.call('POST /login', { body: { username, password }, cookies });
      cookies = { ...cookies, ...answer.cookies };
      return answer.status;
    };
    for (const person of people) expect(await onBrowser(person, goodPassword)).toBe(200);
    delete cookies['__Host-campusway-refresh-4300'];
    const statuses = [];
    for (const person of [...people].reverse()) {
      await failUntil(service, person.username, { failures: 10 });
      statuses.push(await onBrowser(person, goodPassword));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
    expect(Object.values(cookies).join('').length).toBeLessThan(1000);
  });

  test('POST /login treats a valid refresh token, as a cookie or in the body, as a known device', async () => {
    const service = await startService();
    const owner = await service.person();
    const other = await service.person();
    const tokenOfLogin = async () => String((await owner.logIn()).json?.refresh_token);
    const [second, third] = [await tokenOfLogin(), await tokenOfLogin()];
    await failUntil(service, owner.username, { failures: 100 });
    const withCookie = async (token: string) => {
      const cookies = { '__Host-campusway-refresh-4300': token };
      const body = { username: owner.username, password: goodPassword };
      return (await service.call('POST /login', { body, cookies })).status;
    };
    const inBody = async (refresh_token: string, password = goodPassword) => {
      const body = { username: owner.username, password, deliver: 'body', refresh_token };
      return (await service.call('POST /login', { body })).status;
    };
    expect([await withCookie(owner.refreshToken), await inBody(second)]).toEqual([200, 200]);
    expect([await withCookie(other.refreshToken), await inBody(other.refreshToken)]).toEqual([429, 429]);
    expect(await withCookie('A'.repeat(91))).toBe(429);
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await inBody(third, wrong));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('POST /login ignores a replaced refresh token and one of an ended session', async () => {
    const service = await startService();
    const owner = await service.person();
    const logIn = async (refresh_token: string) => {
      const body = { username: owner.username, password: goodPassword, deliver: 'body', refresh_token };
      return (await service.call('POST /login', { body })).status;
    };
    const { json } = await service.call('POST /refresh', { body: { refresh_token: owner.refreshToken } });
    await failUntil(service, owner.username, { failures: 10 });
    service.clock.advance(20);
    await failUntil(service, owner.username, { failures: 1 });
    expect([await logIn(owner.refreshToken), await logIn(json?.refresh_token)]).toEqual([429, 200]);
    await service.call('POST /logout', { body: { refresh_token: json?.refresh_token } });
    expect(await logIn(json?.refresh_token)).toBe(429);
  });

  test('POST /login resets the failures after a success', async () => {
    const service = await startService();
    const { username } = await service.person();
    for (let round = 0; round < 4; round += 1) {
      for (let failed = 0; failed < 4; failed += 1)
        expect((await attempt(service, username)).status).toBe(401);
      expect((await attempt(service, username, goodPassword)).status).toBe(200);
    }
  });

  test('PUT /me/password is not delayed by failed logins', async () => {
    const service = await startService();
    const { username, token } = await service.person();
    await failUntil(service, username, { failures: 20 });
    const body = { current_password: goodPassword, new_password: 'a longer walk home' };
    expect((await service.call('PUT /me/password', { token, body })).status).toBe(200);
  });

  test('DELETE /me throttles guesses of the current password', async () => {
    const service = await startService();
    const { token } = await service.person();
    const guess = () => service.call('DELETE /me', { token, body: { current_password: wrong } });
    const statuses = [];
    for (let guessed = 0; guessed < 6; guessed += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test('POST /login trusts X-Forwarded-For only from a listed proxy', async () => {
    const limits = { login: 2, register: 1000, other: 1000, invalid: 1000 };
    const open = await startService({ limits });
    const behindProxy = await startService({ limits, trustedProxies: ['192.0.2.0/28'] });
    const statuses = async ({ call }: Service, address: string) => {
      const found = [];
      for (const last of [1, 2, 3]) {
        const headers = { 'x-forwarded-for': `203.0.113.${last}` };
        const body = { username: `n-${Math.random()}`, password: wrong };
        found.push((await call('POST /login', { body, address, headers })).status);
      }
      return found;
    };
    expect(await statuses(open, '192.0.2.7')).toEqual([401, 401, 429]);
    expect(await statuses(behindProxy, '192.0.2.7')).toEqual([401, 401, 401]);
    expect(await statuses(behindProxy, '198.51.100.7')).toEqual([401, 401, 429]);
  });

  test('POST /login limits requests per address, also of IPv4 in IPv6, and per /64 network in IPv6', async () => {
    const { config } = await startService();
    const service = await startService({ limits: { ...config.limits, login: 2 } });
    const from = async (address: string) =>
      (await attempt(service, `n-${Math.random()}`, wrong, address)).status;
    expect([await from('192.0.2.7'), await from('192.0.2.7'), await from('192.0.2.7')]).toEqual([
      401, 401, 429,
    ]);
    expect([await from('192.0.2.8'), await from('::ffff:192.0.2.8'), await from('192.0.2.8')]).toEqual([
      401, 401, 429,
    ]);
    expect(await from('::ffff:192.0.2.9')).toBe(401);
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([
      401, 401, 429,
    ]);
  });
});
