import { largeBodies, largeTexts } from '../support/large-texts.ts';
import { post } from '../support/process.ts';
import { median } from '../support/samples.ts';
import { watchHealth } from './watch-health.ts';
import type { AttackResult } from './with-service.ts';
import { withService } from './with-service.ts';

const calls: Readonly<Record<string, readonly string[]>> = {
  'POST /': ['username', 'password', 'role'],
  'POST /register': ['username', 'password', 'role'],
  'POST /login': ['username', 'password', 'deliver', 'refresh_token'],
  'POST /refresh': ['refresh_token'],
  'POST /logout': ['refresh_token'],
  'POST /password/reset': ['username', 'code', 'new_password'],
  'PUT /me/password': ['current_password', 'new_password'],
  'DELETE /me': ['password'],
};
const password = 'quiet river stones';
const valid = { role: 'student', username: 'other', password, code: 'x', new_password: password };
const noLimits = { AUTH_LIMIT_LOGIN: '1000000', AUTH_LIMIT_REGISTER: '1000000', AUTH_LIMIT_OTHER: '1000000' };
/** A large request takes at most this much longer than a plain login in the same run. */
const maxExtraMs = 50;
const maxAttempts = 3;

/** Bodies of the maximum size: none keeps the service busy for long, and another client is answered meanwhile. */
export function attackWithLargeTexts(): Promise<AttackResult> {
  return withService(async ({ url }) => {
    const owner = { username: 'resident', password };
    await post(`${url}/register`, { role: 'student', ...owner });
    const token = String((await post(`${url}/login`, { ...owner, deliver: 'body' })).json.access_token);
    const send = createSend(url, token);
    const plainTimes: number[] = [];
    for (const username of ['aaa', 'bbb', 'ccc', 'ddd', 'eee'])
      plainTimes.push(await send('POST /login', JSON.stringify({ username, password })));
    const boundMs = Math.round(median(plainTimes) + maxExtraMs);
    const endHealth = watchHealth(url);
    let worst = { ms: 0, kind: 'none' };
    for (const [route, kind, body] of listRequests()) {
      let ms = await send(route, body);
      // A busy machine delays one request, not each of them.
      for (let attempt = 1; ms > boundMs && attempt < maxAttempts; attempt += 1)
        ms = Math.min(ms, await send(route, body));
      if (ms > worst.ms) worst = { ms: Math.round(ms), kind: `${route}, ${kind}` };
      if (ms > 20 * boundMs) break;
    }
    return {
      name: 'bodies of 16 kB',
      figure: `worst ${worst.ms} ms (${worst.kind}), health of another client within ${await endHealth()} ms`,
      bound: `${boundMs} ms (a plain login and ${maxExtraMs} ms)`,
      isPassed: worst.ms <= boundMs,
    };
  }, noLimits);
}

function listRequests(): (readonly [route: string, kind: string, body: string])[] {
  return Object.entries(calls).flatMap(([route, fields]) => {
    const texts = fields.flatMap((field) =>
      Object.entries(largeTexts).map(([kind, text]) => {
        const others = Object.entries(valid).filter(([name]) => fields.includes(name));
        const body = JSON.stringify({ ...Object.fromEntries(others), [field]: text });
        return [route, `${kind} as ${field}`, body] as const;
      }),
    );
    return [...texts, ...Object.entries(largeBodies).map(([kind, body]) => [route, kind, body] as const)];
  });
}

/** Milliseconds until the answer; the limit if there is none. */
function createSend(url: string, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return async (route: string, body: string): Promise<number> => {
    const [method = '', path = ''] = route.split(' ');
    const started = performance.now();
    await fetch(url + path, { method, headers, body, signal: AbortSignal.timeout(5000) })
      .then((response) => response.text())
      .catch(() => undefined);
    return performance.now() - started;
  };
}
