import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestConfig } from '../../tests/support/config.ts';
import { goodPassword, type Service, startService } from '../../tests/support/service.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';

const flooded = '192.0.2.1';

/** 400 concurrent logins, more than may wait. */
function flood({ call }: Service, toSource: (hex: string) => { username?: string; address?: string }) {
  return Promise.all(
    Array.from({ length: 400 }, (_, number) => {
      const { username = 'one-name', address = flooded } = toSource(number.toString(16));
      const body = { username, password: 'not the password' };
      return call('POST /login', { body, address });
    }),
  );
}

/** A service and an account in it. `overtaken`: the number of other jobs that ran while each of its logins waited. */
async function startBusyService(settings: { waiting?: number } = {}) {
  const passwords = { ...createTestConfig('unused').passwords, memoryKiB: 2048, passes: 2, ...settings };
  const service = await startService({ passwords });
  const { username, password } = await service.person();
  const { cookies } = await service.call('POST /login', { body: { username, password } });
  const { inTurn } = PasswordHasher.prototype;
  let runs = 0;
  const overtaken: number[] = [];
  const spy = vi.spyOn(PasswordHasher.prototype, 'inTurn').mockImplementation(function (
    this: PasswordHasher,
    share,
    work,
  ) {
    const joinedAt = runs;
    return inTurn.call(this, share, () => {
      if (share.includes(username)) overtaken.push(runs - joinedAt);
      runs += 1;
      return work() as never;
    });
  });
  onTestFinished(() => spy.mockRestore());
  return { ...service, logInWith: { body: { username, password } }, cookies, overtaken };
}

test.each([
  ['another address', { address: '198.51.100.7' }],
  ['the same address, for another account', { address: flooded }],
])('POST /login from %s waits for at most one of 400 logins from one address', async (_, from) => {
  const { logInWith, overtaken, ...service } = await startBusyService();
  const answers = flood(service, () => ({}));
  expect((await service.call('POST /login', { ...logInWith, ...from })).status).toBe(200);
  expect(overtaken).toEqual([expect.toSatisfy((count) => count <= 1)]);
  const refused = (await answers).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
});

test('POST /login of a known device waits for at most one of 400 logins from its address', async () => {
  const service = await startBusyService();
  const answers = flood(service, (hex) => ({ username: `name-${hex}` }));
  const { cookies, logInWith, overtaken } = service;
  expect((await service.call('POST /login', { ...logInWith, cookies, address: flooded })).status).toBe(200);
  expect(overtaken).toEqual([expect.toSatisfy((count) => count <= 1)]);
  await answers;
});

test("POST /login of a known device waits for at most one login of many accounts' known devices at another address", async () => {
  const { person, call, ...service } = await startBusyService({ waiting: 10 });
  const people = [];
  for (let number = 0; number < 30; number += 1) people.push(await person());
  const answers = people.map(({ username, password, refreshToken }) =>
    call('POST /login', {
      body: { username, password, refresh_token: refreshToken, deliver: 'body' },
      address: flooded,
    }),
  );
  const { cookies, logInWith, overtaken } = service;
  expect((await call('POST /login', { ...logInWith, cookies, address: '198.51.100.7' })).status).toBe(200);
  expect(overtaken.at(-1)).toBeLessThanOrEqual(1);
  const refused = (await Promise.all(answers)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
});

test.each([
  ['/64 networks of one /48', (hex: string) => `2001:db8:1:${hex}::1`, '2001:db8:2::1'],
  ['/48 networks of one /32', (hex: string) => `2001:db8:${hex}::1`, '2001:db9::1'],
])(
  'POST /login of an honest address waits for at most one of 400 logins from new %s',
  async (_, toAddress, address) => {
    const { overtaken, logInWith, ...service } = await startBusyService();
    const answers = flood(service, (hex) => ({ username: `name-${hex}`, address: toAddress(hex) }));
    for (let login = 0; login < 3; login += 1)
      expect((await service.call('POST /login', { ...logInWith, address })).status).toBe(200);
    expect(overtaken).toHaveLength(3);
    for (const count of overtaken) expect(count).toBeLessThanOrEqual(1);
    await answers;
  },
);

test('POST /login serves forty accounts at once behind one address', async () => {
  const service = await startService();
  const people = await Promise.all(Array.from({ length: 40 }, () => service.person()));
  const logIn = ({ username }: { username: string }) =>
    service.call('POST /login', { body: { username, password: goodPassword }, address: flooded });
  const answers = await Promise.all(people.map(logIn));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
