import { post } from '../support/process.ts';
import type { AttackResult } from './with-service.ts';
import { withService } from './with-service.ts';

const password = 'quiet river stones';
const floods = [
  ['/login', 300],
  ['/register', 60],
  ['/refresh', 3000],
] as const;

/** Requests without a body from one address: others behind it can still log in, register, refresh and log out. */
export function attackWithRefusedRequests(): Promise<AttackResult> {
  return withService(async ({ url }) => {
    await post(`${url}/register`, { role: 'student', username: 'resident', password });
    const browser = await post(`${url}/login`, { username: 'resident', password });
    const tokens = (await post(`${url}/login`, { username: 'resident', password, deliver: 'body' })).json;
    const cookie = browser.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    for (const [path, count] of floods)
      for (let sent = 0; sent < count; sent += 50)
        await Promise.all(Array.from({ length: 50 }, () => post(url + path, {})));

    const call = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie };
      return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const renewed = await post(`${url}/refresh`, { refresh_token: tokens.refresh_token });
    const statuses = {
      'log in on a known device': await call('/login', { username: 'resident', password }),
      register: await call('/register', { role: 'student', username: 'newcomer', password }),
      refresh: renewed.status,
      'log out': (await post(`${url}/logout`, { refresh_token: renewed.json.refresh_token ?? 'x' })).status,
    };
    const refused = Object.entries(statuses).filter(([, status]) => status >= 400);
    return {
      name: floods.map(([path, count]) => `${count} empty bodies to ${path}`).join(', '),
      figure: `refused: ${refused.map(([what, status]) => `${what} (${status})`).join(', ') || 'none'}`,
      bound: 'none',
      isPassed: refused.length === 0,
    };
  });
}
