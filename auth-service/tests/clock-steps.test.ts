import { describe, expect, test } from 'vitest';
import { createResetCode, hashResetCode } from '../src/accounts/reset-code.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { goodPassword, type Service, startService } from './support/service.ts';

const hour = 60 * 60;
const year = 365 * 24 * hour;

/** Does something while the clock is ahead, then sets it back. */
async function whileAhead<Result>(
  { clock }: Service,
  seconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  clock.advance(seconds);
  const result = await work();
  clock.advance(-seconds);
  return result;
}

describe('after the clock was set back', () => {
  test.each([6 * hour, year])('POST /login does not wait for the clock (%i s)', async (ahead) => {
    const service = await startService();
    const { username } = await service.person();
    const logIn = (password: string) => service.call('POST /login', { body: { username, password } });
    await whileAhead(service, ahead, async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) await logIn('wrong');
    });
    expect((await logIn(goodPassword)).status).toBe(200);
  });

  test('POST /refresh with a replaced token ends the session, and POST /login does not accept it as a device', async () => {
    const service = await startService();
    const { username, refreshToken } = await service.person();
    const refresh = (refresh_token: string) => service.call('POST /refresh', { body: { refresh_token } });
    const { json } = await refresh(refreshToken);
    service.clock.advance(-2 * hour);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await service.call('POST /login', { body: { username, password: 'wrong' } });
    const body = { username, password: goodPassword, deliver: 'body', refresh_token: refreshToken };
    expect((await service.call('POST /login', { body })).status).toBe(429);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(json?.refresh_token)).status).toBe(401);
  });

  test('a session that was opened or used while it was ahead has ended', async () => {
    const service = await startService();
    const { call } = service;
    const person = await service.person();
    const { opened, used } = await whileAhead(service, 10 * 24 * hour, async () => ({
      opened: (await person.logIn()).json,
      used: (await call('POST /refresh', { body: { refresh_token: person.refreshToken } })).json,
    }));
    for (const { access_token: token, refresh_token } of [opened, used]) {
      expect((await call('GET /me', { token })).status).toBe(401);
      expect((await call('POST /refresh', { body: { refresh_token } })).status).toBe(401);
    }
    const { json } = await person.logIn();
    const sessions = (await call('GET /sessions', { token: json?.access_token })).json?.sessions;
    expect(sessions).toHaveLength(1);
  });

  test('POST /password/reset refuses a code that was issued while it was ahead', async () => {
    const service = await startService();
    const { username, id } = await service.person();
    const code = createResetCode();
    const storage = await openStorage(service.config.database);
    const expiresAt = service.clock.now() + year * 1000;
    await storage.saveResetCode({ accountId: id, codeHash: hashResetCode(code), expiresAt });
    await storage.close();
    const body = { username, code, new_password: 'a longer walk home' };
    expect((await service.call('POST /password/reset', { body })).status).toBe(403);
  });

  test('request limits start a new window', async () => {
    const service = await startService({ limits: { login: 1000, register: 1000, other: 1000, invalid: 1 } });
    const register = async () => (await service.call('POST /register', { body: {} })).status;
    expect(await whileAhead(service, year, async () => [await register(), await register()])).toEqual([
      422, 429,
    ]);
    expect(await register()).toBe(422);
  });
});
