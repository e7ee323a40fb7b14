import { expect, test } from 'vitest';
import { noon } from '../support/samples.ts';
import { alive, describeEachEngine } from './each-engine.ts';

await describeEachEngine('the storage contract of attempts', (bench) => {
  test('takeAttempt() counts every one of a hundred concurrent attempts', async () => {
    const take = () => bench().storage.takeAttempt({ nameKey: 'flood', deviceKey: undefined, now: noon });
    const taken = await Promise.all(Array.from({ length: 100 }, take));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test('takeAttempt() counts a known device separately until it fails too often', async () => {
    const take = (second: number) =>
      bench().storage.takeAttempt({ nameKey: 'owned', deviceKey: 'device', now: noon + second * 1000 });
    const keys = [];
    for (let second = 0; second < 7; second += 1) {
      const taken = await take(second * 10);
      keys.push(taken.allowed ? taken.key : 'refused');
    }
    expect(keys).toEqual([...Array.from({ length: 5 }, () => 'device'), 'owned', 'owned']);
  });

  test('clearAttempts() and openSession() reset the counter', async () => {
    const account = await bench().addAccount();
    const key = `key of ${account.id}`;
    const take = () => bench().storage.takeAttempt({ nameKey: key, deviceKey: undefined, now: noon });
    for (let attempt = 0; attempt < 5; attempt += 1) await take();
    expect((await take()).allowed).toBe(false);
    await bench().addSession(account);
    expect((await take()).allowed).toBe(true);
    await bench().storage.clearAttempts({ key });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await take()).allowed).toBe(true);
  });

  test('redeemResetCode() works once, for its account, before it expires, and ends every session', async () => {
    const account = await bench().addAccount();
    await bench().addSession(account);
    await bench().storage.saveResetCode({ accountId: account.id, codeHash: 'old', expiresAt: noon + 10 });
    await bench().storage.saveResetCode({ accountId: account.id, codeHash: 'code', expiresAt: noon + 10 });
    const { usernameKey } = account;
    const redeem = (changes: object = {}) =>
      bench().storage.redeemResetCode({
        usernameKey,
        codeHash: 'code',
        passwordHash: 'reset hash',
        attemptKey: 'k',
        now: noon,
        ...changes,
      });
    expect(await redeem({ codeHash: 'old' })).toBeUndefined();
    expect(await redeem({ usernameKey: 'unknown' })).toBeUndefined();
    expect(await redeem({ now: noon + 10 })).toBeUndefined();
    expect(await bench().storage.isResetCode({ usernameKey, codeHash: 'code', now: noon })).toBe(true);
    expect(await redeem()).toBe(account.id);
    expect(await redeem()).toBeUndefined();
    expect(await bench().storage.listSessions({ accountId: account.id, ...alive })).toEqual([]);
    expect((await bench().storage.findAccount({ id: account.id }))?.passwordHash).toBe('reset hash');
  });

  test('countHits() adds up concurrent requests of a window', async () => {
    const count = (now: number, hits = 2) =>
      bench().storage.countHits({ key: 'address', hits, now, windowMs: 1000 });
    const totals = await Promise.all(Array.from({ length: 5 }, () => count(noon)));
    expect(totals.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
    expect(await count(noon + 999, 5)).toEqual({ hits: 15, endsAt: noon + 1000 });
    expect(await count(noon + 1000, 3)).toEqual({ hits: 3, endsAt: noon + 2000 });
  });
});
