import { afterAll, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { decodeToken, readSigningKey, signEs256 } from './support/forge.ts';
import { createPostgres } from './support/postgres.ts';
import { type Call, goodPassword, type Service, startService } from './support/service.ts';

/** Texts that JSON, a URL or a cookie can carry but a text column of PostgreSQL cannot. */
const hostile = ['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', 'x\ud83d', '\u0000'.repeat(22)];

const escapedIds = ['%00', 'a%00b', '%00'.repeat(22), '%EF%BF%BD', 'x', 'A'.repeat(21), 'A'.repeat(23)];

const postgres = await createPostgres();
afterAll(() => ('reason' in postgres ? undefined : postgres.remove()));

for (const [title, expectAll] of [
  ['all routes refuse NUL and lone surrogates', expectAnswers],
  ['DELETE /sessions/:id answers 404 to a malformed session id', expectNoSession],
] as const) {
  test(`${title} (SQLite)`, async () => {
    await expectAll(await startService());
  });

  test(`${title} (PostgreSQL)`, async ({ skip }) => {
    if ('reason' in postgres) {
      process.stderr.write(`\nLEFT OUT: ${title} on PostgreSQL. ${postgres.reason}\n`);
      return skip(postgres.reason);
    }
    const database: Config['database'] = { kind: 'postgres', url: await postgres.createDatabase() };
    await expectAll(await startService({ database }));
  });
}

async function expectAnswers(service: Service): Promise<void> {
  const { token, username, refreshToken } = await service.person();
  const key = readSigningKey(service.config.keysFile);
  const { header, payload } = decodeToken(token);
  const send = createSend(service);
  for (const text of hostile) {
    for (const name of [text, `ana${text}`]) {
      await send(422, 'POST /register', { body: { role: 'parent', username: name, password: goodPassword } });
      await send(401, 'POST /login', { body: { username: name, password: text } });
      const reset = { username: name, code: text, new_password: goodPassword };
      await send(403, 'POST /password/reset', { body: reset });
    }
    await send(422, 'POST /register', { body: { role: text, username: 'ben', password: goodPassword } });
    await send(401, 'POST /refresh', { body: { refresh_token: text } });
    await send(204, 'POST /logout', { body: { refresh_token: `${refreshToken}${text}` } });
    for (const claim of ['sid', 'sub'])
      await send(401, 'GET /me', { token: signEs256(header, { ...payload, [claim]: text }, key) });
    const jti = signEs256(header, { ...payload, jti: text }, key);
    await send(200, 'GET /me', { token: jti });
  }
  for (const escaped of escapedIds) {
    const headers = { cookie: `__Host-campusway-refresh-4300=${escaped}`, 'x-campusway': '1' };
    await send(401, 'POST /refresh', { headers });
    const device = { cookie: `__Host-campusway-device-4300=${escaped}.${escaped}` };
    await send(401, 'POST /login', {
      body: { username: `${username}${escaped}`, password: 'x' },
      headers: device,
    });
  }
  const agent = { 'user-agent': 'a\u0085\u00ff' };
  await send(200, 'POST /login', { body: { username, password: goodPassword }, headers: agent });
}

async function expectNoSession(service: Service): Promise<void> {
  const { token } = await service.person();
  const send = createSend(service);
  for (const escaped of escapedIds) await send(404, `DELETE /sessions/${escaped}`, { token });
}

function createSend(service: Service) {
  return async (wanted: number, route: string, call: Call) => {
    const { status } = await service.call(route, call);
    const name = `${route} ${JSON.stringify(call).slice(0, 200)}`;
    expect([name, status]).toEqual([name, wanted]);
  };
}
