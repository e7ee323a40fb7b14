import { describe, expect, test } from 'vitest';
import { goodPassword, startService } from '../../tests/support/service.ts';

const page = { 'x-campusway': '1', origin: 'http://localhost:4173' };

async function signIn(headers: Readonly<Record<string, string>> = page) {
  const service = await startService();
  const { username, password, id } = await service.person();
  const credentials = { username, password };
  const { cookies } = await service.call('POST /login', { body: credentials, headers });
  return { ...service, credentials, id, cookies };
}

const change = { current_password: goodPassword, new_password: 'a longer walk home' };

describe('calls of web pages:', () => {
  test.each([
    ['POST /', false],
    ['POST /login', false],
    ['POST /refresh', true],
    ['PUT /me/password', true],
  ])('%s gives an access token to a program and none to a page', async (route, hasSession) => {
    for (const headers of [page, { 'x-campusway': '1' }]) {
      const { call, credentials, cookies } = await signIn();
      const body = route.startsWith('PUT') ? change : hasSession ? undefined : credentials;
      const { status, text } = await call(route, { body, headers, ...(hasSession && { cookies }) });
      expect([status, text.includes('"access_token":"ey')]).toEqual([200, !('origin' in headers)]);
    }
  });

  test('GET /me and /sessions accept the cookie, GET /sessions marks its session, DELETE /sessions ends it', async () => {
    const { call, credentials, cookies } = await signIn();
    const get = (route: string) => call(route, { cookies, headers: page });
    expect((await get('GET /me')).json?.username).toBe(credentials.username);
    const { sessions } = (await get('GET /sessions')).json;
    expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
    expect((await get('DELETE /sessions')).status).toBe(204);
    expect((await get('GET /me')).status).toBe(401);
  });

  test('GET /me refuses a forged cookie, a replaced one after 20 s, and one beside an invalid token', async () => {
    const { call, cookies, clock } = await signIn();
    const [[name = '', value = ''] = []] = Object.entries(cookies).filter(([key]) => key.includes('refresh'));
    const statusWith = async (given: Readonly<Record<string, string>>, token?: string) =>
      (await call('GET /me', { cookies: given, headers: page, ...(token && { token }) })).status;
    expect(await statusWith({ [name]: `${value.slice(0, -2)}xx` })).toBe(401);
    expect(await statusWith(cookies, 'damaged')).toBe(401);
    await call('POST /refresh', { cookies, headers: page });
    expect(await statusWith(cookies)).toBe(200);
    clock.advance(21);
    expect(await statusWith(cookies)).toBe(401);
  });

  test('DELETE /sessions is refused when X-CampusWay names another account than the cookie has', async () => {
    const { call, person, cookies, id } = await signIn();
    const end = (account: string) =>
      call('DELETE /sessions?except=current', { cookies, headers: { ...page, 'x-campusway': account } });
    expect((await end((await person()).id)).status).toBe(401);
    expect((await end(id)).status).toBe(204);
  });
});
