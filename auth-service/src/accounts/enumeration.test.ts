import { describe, expect, test } from 'vitest';
import { type Answer, goodPassword, startService } from '../../tests/support/service.ts';

/** Everything that a client sees, except the date. */
function toVisible({ status, headers, text }: Answer) {
  const { date, ...rest } = headers;
  return { status, headers: rest, text };
}

describe('enumeration (ASVS 6.3.8):', () => {
  test('POST /login answers alike, with the same number of hashes, for unknown name, wrong and empty password', async () => {
    const { inside, call, person } = await startService();
    const { username } = await person();
    const hashes = async () =>
      Number(/campusway_password_hashes_total (\d+)/.exec(await inside().metrics.metrics())?.[1]);
    const attempts = [
      { username, password: 'wrong password' },
      { username, password: '' },
      { username: 'unknown', password: 'wrong password' },
      { username: 'unknown', password: '' },
      { username: '', password: '' },
      { username: 'no name, ever\u0000', password: 'x' },
      { username: 'x'.repeat(5000), password: 'x'.repeat(5000) },
    ];
    const seen = [];
    for (const body of attempts) {
      const before = await hashes();
      const answer = toVisible(await call('POST /login', { body }));
      seen.push({ ...answer, hashes: (await hashes()) - before });
    }
    expect(seen[0]).toMatchObject({ status: 401, hashes: 1 });
    expect(JSON.parse(seen[0]?.text ?? '').message).toBe('Invalid login credentials');
    for (const answer of seen) expect(answer).toEqual(seen[0]);
  });

  test('POST /login throttles known and unknown names alike', async () => {
    const { call, person } = await startService();
    const { username } = await person();
    const run = async (name: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 8; attempt += 1)
        answers.push(toVisible(await call('POST /login', { body: { username: name, password: 'wrong' } })));
      return answers;
    };
    const known = await run(username);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await run('unknown')).toEqual(known);
  });

  test('POST /login reveals that an account is disabled only with its password', async () => {
    const { call, person, disable } = await withDisable();
    const { username, password, id } = await person();
    await disable(id);
    expect((await call('POST /login', { body: { username, password: 'wrong' } })).json?.code).toBe(
      'invalid-credentials',
    );
    expect((await call('POST /login', { body: { username, password } })).json?.code).toBe('account-disabled');
  });

  test.each(['POST /register', 'POST /'])('%s is limited per address', async (route) => {
    const limits = { login: 1000, register: 3, other: 1000, invalid: 1000 };
    const { call } = await startService({ limits });
    const register = (address: string) =>
      call(route, { body: { role: 'parent', username: 'ana', password: goodPassword }, address });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await register('192.0.2.1')).status);
    expect(statuses).toEqual([201, 409, 409, 429]);
    expect((await register('192.0.2.1')).headers['retry-after']).toMatch(/^\d+$/);
    expect((await register('192.0.2.2')).status).toBe(409);
  });
});

async function withDisable() {
  const service = await startService();
  const { openStorage } = await import('../storage/open-storage.ts');
  return {
    ...service,
    async disable(id: string) {
      const storage = await openStorage(service.config.database);
      await storage.disableAccount({ id, at: Date.now() });
      await storage.close();
    },
  };
}
