import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { decodeToken } from '../../tests/support/forge.ts';
import { goodPassword, startService } from '../../tests/support/service.ts';

const day = 24 * 60 * 60;

describe('sessions (RFC 10017, ASVS 7):', () => {
  test('POST /refresh never extends the absolute lifetime', async () => {
    const { call, person, clock } = await startService();
    let { refreshToken } = await person();
    const ends = new Set<string>();
    for (let week = 0; week < 3; week += 1) {
      clock.advance(9 * day);
      const { json } = await call('POST /refresh', { body: { refresh_token: refreshToken } });
      refreshToken = json?.refresh_token;
      ends.add(json?.session_expires_at);
    }
    expect(ends.size).toBe(1);
    clock.advance(3 * day);
    expect((await call('POST /refresh', { body: { refresh_token: refreshToken } })).status).toBe(401);
  });

  test('POST /refresh refuses a session that was idle for two weeks', async () => {
    const { call, person, clock } = await startService();
    const { refreshToken } = await person();
    clock.advance(14 * day);
    expect((await call('POST /refresh', { body: { refresh_token: refreshToken } })).status).toBe(401);
  });

  test('POST /logout ends refresh and access tokens of the session immediately', async () => {
    const { call, person } = await startService();
    const byRefreshToken = await person();
    expect(
      (await call('POST /logout', { body: { refresh_token: byRefreshToken.refreshToken } })).status,
    ).toBe(204);
    expect((await call('GET /me', { token: byRefreshToken.token })).status).toBe(401);
    const byAccessToken = await person();
    expect((await call('POST /logout', { token: byAccessToken.token })).status).toBe(204);
    expect(
      (await call('POST /refresh', { body: { refresh_token: byAccessToken.refreshToken } })).status,
    ).toBe(401);
  });

  test('POST /logout with an unusable refresh token ends the session of the access token', async () => {
    const { call, person } = await startService();
    const body = { refresh_token: 'damaged' };
    const [byBody, byCookie] = [await person(), await person()];
    expect((await call('POST /logout', { token: byBody.token, body })).status).toBe(204);
    const cookies = { '__Host-campusway-refresh-4300': 'damaged' };
    const headers = { 'x-campusway': '1' };
    expect((await call('POST /logout', { token: byCookie.token, cookies, headers })).status).toBe(204);
    for (const { token } of [byBody, byCookie]) expect((await call('GET /me', { token })).status).toBe(401);
    expect((await call('POST /logout', { token: byBody.token, body })).status).toBe(204);
  });

  test('POST /logout with an empty X-CampusWay header ends the session of the body token', async () => {
    const { call, person } = await startService();
    const { username, password, token, refreshToken } = await person();
    const { cookies } = await call('POST /login', { body: { username, password } });
    const request = { body: { refresh_token: refreshToken }, cookies, headers: { 'x-campusway': '' } };
    expect((await call('POST /logout', request)).status).toBe(204);
    expect((await call('GET /me', { token })).status).toBe(401);
  });

  test('POST /logout clears the cookie and answers 204 without a session', async () => {
    const { call, person } = await startService();
    const { username, password } = await person();
    const { cookies, json } = await call('POST /login', { body: { username, password } });
    const loggedOut = await call('POST /logout', { cookies, headers: { 'x-campusway': '1' } });
    expect(loggedOut.setCookies).toEqual([
      expect.stringMatching(/^__Host-campusway-refresh-4300=; Max-Age=0/),
    ]);
    expect((await call('GET /me', { token: json?.access_token })).status).toBe(401);
    expect((await call('POST /logout')).status).toBe(204);
    expect((await call('POST /logout', { token: 'damaged' })).status).toBe(401);
  });

  test('GET /sessions lists the devices and marks the current one; DELETE /sessions/:id ends one', async () => {
    const { call, person } = await startService();
    const { username, password, token } = await person();
    const body = { username, password, deliver: 'body' };
    const phone = await call('POST /login', { body, headers: { 'user-agent': 'Phone\u00ff 1.0' } });
    const { json } = await call('GET /sessions', { token });
    const own = decodeToken(token).payload.sid;
    const listed = json?.sessions.map(({ id, current, agent }: Record<string, unknown>) => [
      id === own,
      current,
      agent,
    ]);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual([true, true, 'test']);
    expect(listed).toContainEqual([false, false, 'Phone? 1.0']);
    const other = json?.sessions.find(({ current }: { current: boolean }) => !current).id;
    expect((await call(`DELETE /sessions/${other}`, { token })).status).toBe(204);
    expect((await call('GET /me', { token: phone.json?.access_token })).status).toBe(401);
    expect((await call(`DELETE /sessions/${other}`, { token })).status).toBe(404);
  });

  test('DELETE /sessions/:id refuses the session of another account', async () => {
    const { call, person } = await startService();
    const [ana, ben] = [await person(), await person()];
    const id = decodeToken(ben.token).payload.sid;
    expect((await call(`DELETE /sessions/${id}`, { token: ana.token })).status).toBe(404);
    expect((await call('GET /me', { token: ben.token })).status).toBe(200);
  });

  test('DELETE /sessions ends every session of the account and of no other', async () => {
    const { call, person } = await startService();
    const [ana, ben] = [await person(), await person()];
    const phone = await ana.logIn();
    expect((await call('DELETE /sessions', { token: ana.token })).status).toBe(204);
    for (const token of [ana.token, phone.json?.access_token])
      expect((await call('GET /me', { token })).status).toBe(401);
    expect((await call('GET /me', { token: ben.token })).status).toBe(200);
  });

  test('DELETE /sessions?except=current ends the other sessions and keeps the cookie', async () => {
    const { call, person } = await startService();
    const [ana, ben] = [await person(), await person()];
    const others = [await ana.logIn(), await ana.logIn()].map(({ json }) => json);
    const ended = await call('DELETE /sessions?except=current', { token: ana.token });
    expect([ended.status, ended.headers['set-cookie']]).toEqual([204, undefined]);
    for (const { access_token: token, refresh_token } of others) {
      expect((await call('GET /me', { token })).status).toBe(401);
      expect((await call('POST /refresh', { body: { refresh_token } })).status).toBe(401);
    }
    const { json } = await call('GET /sessions', { token: ana.token });
    expect(json?.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true]);
    expect((await call('POST /refresh', { body: { refresh_token: ana.refreshToken } })).status).toBe(200);
    expect((await call('GET /me', { token: ben.token })).status).toBe(200);
  });

  test.each([
    ['DELETE', '/sessions', {}],
    ['DELETE', '/sessions/:other', {}],
    ['DELETE', '/me', { current_password: goodPassword }],
    ['PUT', '/me/password', { current_password: goodPassword, new_password: 'a longer walk home' }],
  ] as const)(
    '%s %s whose session ends before its whole body has come answers 401',
    async (method, url, body) => {
      const { call, person, inside } = await startService();
      const { token, logIn } = await person();
      const other = (await logIn()).json?.access_token;
      const payload = new PassThrough();
      const answer = inside().inject({
        method,
        url: url.replace(':other', String(decodeToken(other).payload.sid)),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
      const text = JSON.stringify(body);
      payload.write(text.slice(0, 1));
      await vi.waitUntil(() => payload.readableLength === 0);
      expect((await call('DELETE /sessions?except=current', { token: other })).status).toBe(204);
      payload.end(text.slice(1));
      expect((await answer).statusCode).toBe(401);
      expect((await call('GET /me', { token: other })).status).toBe(200);
      expect((await logIn()).status).toBe(200);
    },
  );

  test.each(['except=other', 'except=', 'except=current&except=current', 'keep=current', 'except=Current'])(
    'DELETE /sessions?%s answers 422 and ends nothing',
    async (query) => {
      const { call, person } = await startService();
      const { token } = await person();
      const { status, json } = await call(`DELETE /sessions?${query}`, { token });
      expect([status, json?.code]).toEqual([422, 'invalid-query']);
      expect((await call('GET /me', { token })).status).toBe(200);
    },
  );

  test('PUT /me/password ends every session, also the current one, and opens a new one', async () => {
    const { call, person } = await startService();
    const { token, refreshToken, password, logIn } = await person();
    const phone = await logIn();
    const current = await call('POST /refresh', { body: { refresh_token: refreshToken } });
    const body = { current_password: password, new_password: 'a longer walk home', deliver: 'body' };
    const changed = await call('PUT /me/password', { token, body });
    expect([changed.status, changed.json?.message]).toEqual([200, 'Password changed']);
    const next = changed.json;
    for (const old of [token, current.json?.access_token, phone.json?.access_token])
      expect((await call('GET /me', { token: old })).status).toBe(401);
    const refresh = (refresh_token: unknown) => call('POST /refresh', { body: { refresh_token } });
    for (const old of [refreshToken, current.json?.refresh_token, phone.json?.refresh_token])
      expect((await refresh(old)).status).toBe(401);
    expect((await call('GET /me', { token: next?.access_token })).status).toBe(200);
    expect((await refresh(next?.refresh_token)).status).toBe(200);
    expect((await call('GET /sessions', { token: next?.access_token })).json?.sessions).toHaveLength(1);
  });

  test('PUT /me/password replaces the cookie of a browser, whose other tabs stay signed in', async () => {
    const { call, person } = await startService();
    const { username, password } = await person();
    const headers = { 'x-campusway': '1', origin: 'http://localhost:4173' };
    const { cookies } = await call('POST /login', { body: { username, password }, headers });
    const body = { current_password: password, new_password: 'a longer walk home' };
    const changed = await call('PUT /me/password', { body, cookies, headers });
    expect([changed.status, changed.json?.refresh_token]).toEqual([200, undefined]);
    // Another tab shares the cookies.
    const jar = { ...cookies, ...changed.cookies };
    expect((await call('GET /me', { cookies, headers })).status).toBe(401);
    expect((await call('GET /me', { cookies: jar, headers })).status).toBe(200);
    expect((await call('POST /refresh', { cookies, headers })).status).toBe(401);
    const inBody = { ...body, deliver: 'body' };
    expect((await call('PUT /me/password', { cookies: jar, body: inBody, headers })).status).toBe(422);
    expect((await call('POST /refresh', { cookies: jar, headers })).status).toBe(200);
  });

  test.each(['POST /', 'POST /login'])(
    '%s ends the session of the cookie or token that it has',
    async (route) => {
      const { call, person } = await startService();
      const [ana, ben] = [await person(), await person()];
      const log = async (who: typeof ana, changes: object, more: object) => {
        const { username, password } = who;
        return call(route, { body: { username, password, ...changes }, ...more });
      };
      const first = await log(ana, {}, {});
      const { cookies } = first;
      expect((await log({ ...ben, password: 'wrong' }, {}, { cookies })).status).toBe(401);
      expect((await call('GET /me', { token: first.json?.access_token })).status).toBe(200);
      const second = await log(ben, {}, { cookies });
      expect((await call('GET /me', { token: first.json?.access_token })).status).toBe(401);
      expect((await call('GET /me', { token: ana.token })).status).toBe(200);
      const program = await log(ana, { deliver: 'body', refresh_token: ana.refreshToken }, {});
      expect((await call('GET /me', { token: ana.token })).status).toBe(401);
      for (const { json } of [second, program])
        expect((await call('GET /me', { token: json?.access_token })).status).toBe(200);
    },
  );

  test('POST /login and POST /logout end both sessions of a cookie and a token', async () => {
    const { call, person } = await startService();
    const { username, password, logIn } = await person();
    const credentials = { username, password };
    const headers = { 'x-campusway': '1' };
    const isOpen = async (token: unknown) => (await call('GET /me', { token: String(token) })).status === 200;
    const openTwo = async () => {
      const [page, program] = [await call('POST /login', { body: credentials }), await logIn()];
      const tokens = [page.json?.access_token, program.json?.access_token];
      return { cookies: page.cookies, refresh_token: program.json?.refresh_token, tokens };
    };
    const areOpen = (tokens: readonly unknown[]) => Promise.all(tokens.map(isOpen));

    const before = await openTwo();
    const { cookies, refresh_token } = before;
    const after = await call('POST /login', { body: { ...credentials, refresh_token }, cookies });
    expect(await areOpen([...before.tokens, after.json?.access_token])).toEqual([false, false, true]);

    const both = await openTwo();
    const body = { refresh_token: both.refresh_token };
    const out = await call('POST /logout', { body, cookies: both.cookies, headers });
    expect([out.status, out.setCookies.length, await areOpen(both.tokens)]).toEqual([204, 1, [false, false]]);

    // Without the header the cookie is not used, and stays.
    const one = await openTwo();
    const other = await call('POST /logout', {
      body: { refresh_token: one.refresh_token },
      cookies: one.cookies,
    });
    expect([other.status, other.setCookies, await areOpen(one.tokens)]).toEqual([204, [], [true, false]]);
  });

  test('POST /login opens a session at the maximum per account after the clock was set back', async () => {
    const defaults = (await startService()).config.sessions;
    const { call, person, clock } = await startService({ sessions: { ...defaults, perAccount: 2 } });
    clock.advance(2 * 60 * 60);
    const { logIn } = await person();
    await logIn();
    clock.advance(-60 * 60);
    const { json } = await logIn();
    expect((await call('GET /me', { token: json?.access_token })).status).toBe(200);
  });

  test('POST /login ends the least recently used session beyond the maximum per account', async () => {
    const defaults = (await startService()).config.sessions;
    const { call, person, clock } = await startService({ sessions: { ...defaults, perAccount: 2 } });
    const { token, logIn } = await person();
    clock.advance(1);
    await logIn();
    clock.advance(1);
    const last = await logIn();
    expect((await call('GET /me', { token })).status).toBe(401);
    expect((await call('GET /sessions', { token: last.json?.access_token })).json?.sessions).toHaveLength(2);
  });
});
