import { describe, expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';
import { openKeyStore } from '../keys/key-store.ts';
import { createRefreshToken, formatRefreshToken, parseRefreshToken, toSuccessor } from './refresh-token.ts';

const page = { 'x-campusway': '1', origin: 'http://localhost:4173' };
const cookieName = '__Host-campusway-refresh-4300';

async function signIn() {
  const service = await startService();
  const { username, password } = await service.person();
  const { cookies } = await service.call('POST /login', { body: { username, password }, headers: page });
  const refresh = (token: string) =>
    service.call('POST /refresh', { cookies: { [cookieName]: token }, headers: page });
  return { ...service, refresh, first: String(cookies[cookieName]) };
}

describe('refresh properties:', () => {
  test('POST /refresh gives concurrent requests with one token the same successor', async () => {
    const { refresh, first, call } = await signIn();
    const tabs = await Promise.all(Array.from({ length: 8 }, () => refresh(first)));
    expect(tabs.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const next = new Set(tabs.map(({ cookies }) => String(cookies[cookieName])));
    expect(next.size).toBe(1);
    for (const { cookies } of tabs)
      expect((await call('GET /me', { cookies, headers: page })).status).toBe(200);
    expect((await refresh([...next].join())).status).toBe(200);
  });

  test('POST /refresh repeated does not extend the grace window of 20 s', async () => {
    const { refresh, first, clock } = await signIn();
    await refresh(first);
    for (let second = 0; second < 20; second += 5) {
      expect((await refresh(first)).status).toBe(200);
      clock.advance(5);
    }
    expect((await refresh(first)).status).toBe(200);
    clock.advance(0.001);
    expect((await refresh(first)).status).toBe(401);
  });

  test('POST /refresh with an older token ends only its session, even within the grace window', async () => {
    const { refresh, first, call, person } = await signIn();
    const other = await person();
    const second = String((await refresh(first)).cookies[cookieName]);
    const third = String((await refresh(second)).cookies[cookieName]);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect((await call('POST /refresh', { body: { refresh_token: other.refreshToken } })).status).toBe(200);
  });

  test('POST /refresh with a reused token after the grace window ends only that session', async () => {
    const { refresh, first, clock, call, person } = await signIn();
    const { logIn } = await person();
    const phone = await logIn();
    const second = await refresh(first);
    clock.advance(21);
    expect((await refresh(first)).status).toBe(401);
    expect((await call('GET /me', { cookies: second.cookies, headers: page })).status).toBe(401);
    expect((await call('GET /me', { token: phone.json?.access_token })).status).toBe(200);
  });

  test('POST /refresh refuses a forged token and ends no session', async () => {
    const { refresh, first } = await signIn();
    const bytes = Buffer.from(first, 'base64url');
    const changed = [16, 19, 20, 51, 52, 67].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy.toString('base64url');
    });
    for (const token of [...changed, '', 'x', first.slice(1), `${first}A`, 'A'.repeat(91)])
      expect((await refresh(token)).status).toBe(401);
    expect((await refresh(first)).status).toBe(200);
  });

  test('GET /me refuses a refresh token, POST /refresh an access token', async () => {
    const { call, person } = await startService();
    const { token, refreshToken } = await person();
    expect((await call('GET /me', { token: refreshToken })).status).toBe(401);
    expect((await call('POST /refresh', { body: { refresh_token: token } })).status).toBe(401);
  });

  test('toSuccessor() depends on the secret of the token', async () => {
    const { config } = await startService();
    const ring = openKeyStore({
      path: config.keysFile,
      accessSeconds: 600,
      clock: Date.now,
    }).ring();
    const first = createRefreshToken();
    const second = toSuccessor(first, ring);
    expect(second.secret).toHaveLength(32);
    expect(toSuccessor({ ...first, secret: Buffer.alloc(32) }, ring).secret).not.toEqual(second.secret);
    expect(parseRefreshToken(formatRefreshToken(second, ring), ring)).toEqual(second);
  });
});
