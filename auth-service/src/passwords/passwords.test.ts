import { describe, expect, test } from 'vitest';
import { createTestConfig } from '../../tests/support/config.ts';
import { createAccount } from '../../tests/support/samples.ts';
import { goodPassword, issueResetCode, startService } from '../../tests/support/service.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openStorage } from '../storage/open-storage.ts';
import { PasswordHasher } from './password-hasher.ts';

describe('passwords (NIST 800-63B-4, ASVS 5.0 6.2):', () => {
  const register = async (password: string) => {
    const { call } = await startService();
    return call('POST /register', { body: { role: 'parent', username: 'maria', password } });
  };

  test('POST /register accepts 8 to 256 code points, and all of them count', async () => {
    const { call } = await startService();
    const at = async (username: string, password: string) =>
      (await call('POST /register', { body: { role: 'parent', username, password } })).status;
    const longest = Array.from({ length: 256 }, (_, index) =>
      String.fromCodePoint(0x1f300 + ((7 * index) % 256)),
    ).join('');
    expect(await at('seven', '🚲🏠🌳🎓📚🧭🗺')).toBe(422);
    expect(await at('eight', '🚲🏠🌳🎓📚🧭🗺🔑')).toBe(201);
    expect(await at('most', longest)).toBe(201);
    expect(await at('more', `${longest}!`)).toBe(422);
    const logIn = async (password: string) =>
      (await call('POST /login', { body: { username: 'most', password } })).status;
    expect(await logIn(longest)).toBe(200);
    expect(await logIn(`${longest.slice(0, -2)}🏠`)).toBe(401);
    expect(await logIn(longest.slice(0, -2))).toBe(401);
  });

  test('POST /register requires no composition: lower case, spaces and any script', async () => {
    for (const password of ['quiet river stones', 'ตลาดน้ำตอนเช้า', '   lonely kiwi tram', 'ÅÅÅäöü++'])
      expect((await register(password)).status).toBe(201);
  });

  test('POST /login compares passwords in NFKC', async () => {
    const { call } = await startService();
    await call('POST /register', {
      body: { role: 'parent', username: 'rene', password: 're\u0301sume\u0301 ﬁles on a tram' },
    });
    const { status } = await call('POST /login', {
      body: { username: 'rene', password: 'r\u00e9sum\u00e9 files on a tram' },
    });
    expect(status).toBe(200);
  });

  test('POST /register refuses a lone surrogate, and POST /login never matches one', async () => {
    const { call } = await startService();
    const send = (route: string, username: string, escaped: string) =>
      call(route, {
        body: `{"username":"${username}","password":"river${escaped}stones at dawn"${route.includes('reg') ? ',"role":"parent"' : ''}}`,
      });
    expect((await send('POST /register', 'half', '\\ud800')).status).toBe(422);
    expect((await send('POST /register', 'whole', '\\ufffd')).status).toBe(201);
    expect((await send('POST /login', 'whole', '\\ufffd')).status).toBe(200);
    expect((await send('POST /login', 'whole', '\\ud800')).status).toBe(401);
    expect((await send('POST /login', 'whole', '\\udfff')).status).toBe(401);
  });

  test.each([
    ['midnight', 'common', 'one of the most common'],
    ['Midnight2024!', 'common', 'common words, names and digits'],
    ['qwertzuiop7', 'common', 'row of keys'],
    ['19870412', 'common', 'date or a number'],
    ['maria2024', 'guessable', 'username'],
    ['aaaaaaaaaa', 'guessable', 'repeats'],
    ['abcdefgh', 'guessable', 'run'],
  ])('every route that sets a password refuses %j as %s with the reason', async (password, kind, reason) => {
    const service = await startService();
    const { call } = service;
    const { id, token } = await service.person({ username: 'maria' });
    const code = await issueResetCode(service, id);
    const change = { current_password: goodPassword, new_password: password };
    // The rules of the form come before the look-up of the name, the estimate after it.
    const username = kind === 'guessable' ? 'maria' : 'maria.b';
    const answers = [
      await call('POST /register', { body: { role: 'parent', username, password } }),
      await call('PUT /me/password', { token, body: change }),
      await call('POST /password/reset', { body: { username: 'maria', code, new_password: password } }),
    ];
    for (const [index, { status, json }] of answers.entries()) {
      expect([status, json?.message]).toEqual([422, expect.stringContaining(reason)]);
      const field = index === 0 ? 'password' : 'new_password';
      expect(json?.errors).toEqual([{ field, code: kind, message: json?.message }]);
    }
  });

  test('a password is not estimated for who has neither the current one nor a code', async () => {
    const { call, person } = await startService();
    const { token, username } = await person();
    const change = { current_password: 'wrong', new_password: 'midnight' };
    expect((await call('PUT /me/password', { token, body: change })).status).toBe(403);
    const reset = { username, code: 'wrong', new_password: 'midnight' };
    expect((await call('POST /password/reset', { body: reset })).status).toBe(403);
    const taken = { role: 'parent', username, password: 'midnight' };
    expect((await call('POST /register', { body: taken })).status).toBe(409);
  });

  test('PUT /me/password requires the current password, applies the rules and replaces it', async () => {
    const { call, person } = await startService();
    const { username, token } = await person();
    const change = (current_password: string, new_password: string) =>
      call('PUT /me/password', { token, body: { current_password, new_password } });
    expect((await change('not the one', 'a longer walk home')).json?.code).toBe('wrong-password');
    expect((await change(goodPassword, 'password')).json?.errors[0].field).toBe('new_password');
    expect((await change(goodPassword, 'a longer walk home')).status).toBe(200);
    const logIn = async (password: string) =>
      (await call('POST /login', { body: { username, password } })).status;
    expect([await logIn(goodPassword), await logIn('a longer walk home')]).toEqual([401, 200]);
  });

  test('POST /login hashes again after the cost was raised', async () => {
    const { call, person, inside, folder, config } = await startService();
    const { username, password } = await person();
    await call('POST /login', { body: { username, password } });
    await inside().close();
    const dearer = { ...config.passwords, memoryKiB: 128, passes: 2 };
    const raised = await buildApp({
      ...createTestConfig(folder),
      passwords: dearer,
      logLevel: 'silent',
    });
    const logIn = () => raised.inject({ method: 'POST', url: '/login', payload: { username, password } });
    const hashes: number[] = [];
    for (let login = 0; login < 2; login += 1) {
      expect((await logIn()).statusCode).toBe(200);
      hashes.push(Number(/campusway_password_hashes_total (\d+)/.exec(await raised.metrics.metrics())?.[1]));
    }
    // The first login verifies and hashes, the second one verifies.
    expect(hashes).toEqual([2, 3]);
    await raised.close();
  });

  test.each([
    ['m=4294967295,t=3,p=1'],
    ['m=65536,t=1,p=1'],
    ['m=65536,t=2000,p=1'],
    ['m=1048576,t=4,p=1'],
    ['m=65536,t=3,p=64'],
    ['m=8,t=3,p=1'],
    ['m=065536,t=3,p=1'],
    ['m=65536,t=3,p=1', 'A'.repeat(21)],
    ['m=65536,t=3,p=1', 'a'.repeat(22)],
    ['m=65536,t=3,p=1', 'A'.repeat(88)],
    ['m=65536,t=3,p=1', 'A'.repeat(22), 'A'.repeat(10)],
    ['m=65536,t=3,p=1', 'A'.repeat(22), 'A'.repeat(88)],
  ])(
    'POST /login treats a stored hash of %s, the salt %s and the tag %s as a wrong password of the usual cost and logs why',
    async (cost, salt = 'A'.repeat(22), tag = 'A'.repeat(43)) => {
      const { passwords } = readConfig({}, { cores: 2 });
      const { call, config, log } = await startService({ passwords });
      const passwordHash = `$argon2id$v=19$${cost}$${salt}$${tag}`;
      const account = createAccount({ passwordHash });
      const storage = await openStorage(config.database);
      await storage.insertAccounts({ accounts: [account] });
      await storage.close();
      const { username } = account;
      const answers = await Promise.all(
        [username, 'unknown'].map((name) =>
          call('POST /login', { body: { username: name, password: goodPassword } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      expect(answers[0]?.json).toEqual(answers[1]?.json);
      const failed = log.filter((line) => line.includes('login.failed') && line.includes(account.id));
      expect(failed).toEqual([expect.stringContaining('stored hash outside the limits')]);
    },
  );

  test('POST /login replaces a hash of m=19456, t=2 by one of the current cost', async () => {
    const { passwords } = readConfig({}, { cores: 2 });
    const { call, config } = await startService({ passwords });
    const earlier = { ...passwords, memoryKiB: 19456, passes: 2 };
    const passwordHash = await new PasswordHasher(earlier).hash(goodPassword);
    const account = createAccount({ passwordHash });
    const { id, username } = account;
    const storage = await openStorage(config.database);
    await storage.insertAccounts({ accounts: [account] });
    const logIn = async (password: string) =>
      (await call('POST /login', { body: { username, password } })).status;
    const costOf = async () =>
      /m=\d+,t=\d+/.exec((await storage.findAccount({ id }))?.passwordHash ?? '')?.[0];
    expect([await logIn('not the password'), await costOf()]).toEqual([401, 'm=19456,t=2']);
    expect([await logIn(goodPassword), await costOf()]).toEqual([200, 'm=65536,t=3']);
    expect(await logIn(goodPassword)).toBe(200);
    await storage.close();
  });

  test('PasswordHasher uses argon2id with m=65536, t=3, p=1; readConfig() refuses less than m=19456, t=2', async () => {
    const { passwords } = readConfig({}, { cores: 2 });
    expect(await new PasswordHasher(passwords).hash('x')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(() => readConfig({ AUTH_ARGON2_MEMORY_KIB: '1024' }, { cores: 2 })).toThrow(
      'AUTH_ARGON2_MEMORY_KIB',
    );
    expect(() => readConfig({ AUTH_ARGON2_PASSES: '1' }, { cores: 2 })).toThrow('AUTH_ARGON2_PASSES');
    const dear = readConfig({ AUTH_ARGON2_MEMORY_KIB: '1048576', AUTH_ARGON2_PASSES: '4' }, { cores: 2 });
    expect(() => new PasswordHasher(dear.passwords)).toThrow(
      'AUTH_ARGON2_MEMORY_KIB times AUTH_ARGON2_PASSES must be at most 3145728',
    );
    expect(() => readConfig({ AUTH_HASHES_AT_ONCE: '5' }, { cores: 2 })).toThrow('AUTH_HASHES_AT_ONCE');
  });

  test('POST /login answers 503 with Retry-After when too many hashes wait', async () => {
    const config = createTestConfig('unused').passwords;
    const { call } = await startService({
      passwords: { ...config, concurrent: 1, waiting: 1, memoryKiB: 19456, passes: 4 },
    });
    const logIn = (username: string) => call('POST /login', { body: { username, password: 'x' } });
    const answers = await Promise.all(['a1a', 'b1b', 'c1c', 'd1d'].map(logIn));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2']);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
  });
});
