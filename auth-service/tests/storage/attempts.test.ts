import { expect, test } from 'vitest';
import { type AttemptKeys, listKeys } from '../../src/storage/operations/attempts.ts';
import { noon } from '../support/samples.ts';
import { alive, describeEachEngine } from './each-engine.ts';

await describeEachEngine('the storage contract of attempts', (bench) => {
  const take = (changes: Partial<AttemptKeys & { now: number }>) =>
    bench().storage.takeAttempt({
      nameKey: 'name',
      networkKey: 'network',
      deviceKey: undefined,
      now: noon,
      ...changes,
    });

  test('takeAttempt() counts every one of a hundred concurrent attempts', async () => {
    const countAllowed = async (toNetwork: (attempt: number) => string) => {
      const taken = await Promise.all(
        Array.from({ length: 100 }, (_, attempt) =>
          take({ nameKey: `flood of ${toNetwork(0)}`, networkKey: toNetwork(attempt) }),
        ),
      );
      return taken.filter(({ allowed }) => allowed).length;
    };
    expect(await countAllowed(() => 'one network')).toBe(5);
    expect(await countAllowed((attempt) => `network ${attempt}`)).toBe(5);
  });

  test('takeAttempt() counts a known device separately until it fails too often', async () => {
    const keys = [];
    for (let second = 0; second < 7; second += 1) {
      const taken = await take({ nameKey: 'owned', deviceKey: 'device', now: noon + second * 10_000 });
      keys.push(taken.allowed ? taken.keys : 'refused');
    }
    const counted = ['owned', 'network', 'device'];
    expect(keys).toEqual([...Array.from({ length: 5 }, () => ['device']), counted, counted]);
  });

  test('clearAttempts() and openSession() reset the counters', async () => {
    const account = await bench().addAccount();
    const key = `key of ${account.id}`;
    const takeOf = () => bench().storage.takeAttemptOf({ key, now: noon });
    for (let attempt = 0; attempt < 5; attempt += 1) await takeOf();
    expect((await takeOf()).allowed).toBe(false);
    await bench().addSession(account);
    expect((await takeOf()).allowed).toBe(true);
    await bench().storage.clearAttempts({ keys: [key] });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await takeOf()).allowed).toBe(true);
  });

  test('takeAttempt(), clearAttempts() and removeExpired() of two instances do not deadlock', async () => {
    const other = await bench().openAnother();
    const keys = (turn: number) => ({
      nameKey: 'busy',
      networkKey: `network ${turn % 3}`,
      deviceKey: undefined,
    });
    const work = (turn: number) => {
      const storage = turn % 2 === 0 ? bench().storage : other;
      const now = noon + turn * 60_000;
      if (turn % 5 === 0) return storage.clearAttempts({ keys: listKeys(keys(turn)) });
      if (turn % 5 === 1) return storage.removeExpired({ ...alive, now: noon - 1, attemptsBefore: now + 1 });
      return storage.takeAttempt({ ...keys(turn), now });
    };
    // Twenty at once: more would wait too long for a connection.
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, turn) => work(20 * round + turn)));
    await other.close();
  });

  test('removeExpired() removes in portions and says whether there may be more', async () => {
    const hits = { hits: 1, now: noon, windowMs: 60_000 };
    for (let portion = 0; portion < 6; portion += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, i) => bench().storage.countHits({ ...hits, key: `${portion} ${i}` })),
      );
    const expired = { ...alive, now: noon + 60_000, attemptsBefore: noon };
    expect(await bench().storage.removeExpired(expired)).toBe(true);
    expect(await bench().storage.removeExpired(expired)).toBe(false);
    expect((await bench().storage.countHits({ ...hits, now: noon + 60_000, key: '5 99' })).hits).toBe(1);
  });

  test('redeemResetCode() works once, for its account, before it expires, ends every session and resets the counters', async () => {
    const account = await bench().addAccount();
    await bench().addSession(account);
    await bench().storage.saveResetCode({ accountId: account.id, codeHash: 'old', expiresAt: noon + 10 });
    await bench().storage.saveResetCode({ accountId: account.id, codeHash: 'code', expiresAt: noon + 10 });
    const { usernameKey } = account;
    const takeOf = () => bench().storage.takeAttemptOf({ key: 'before a reset', now: noon });
    for (let attempt = 0; attempt < 6; attempt += 1) await takeOf();
    expect((await takeOf()).allowed).toBe(false);
    const redeem = (changes: object = {}) =>
      bench().storage.redeemResetCode({
        usernameKey,
        codeHash: 'code',
        passwordHash: 'reset hash',
        attemptKeys: ['before a reset'],
        now: noon,
        latest: noon + 10,
        ...changes,
      });
    expect(await redeem({ codeHash: 'old' })).toBeUndefined();
    expect(await redeem({ usernameKey: 'unknown' })).toBeUndefined();
    expect(await redeem({ now: noon + 10 })).toBeUndefined();
    expect(await redeem({ latest: noon + 9 })).toBeUndefined();
    expect(
      await bench().storage.isResetCode({ usernameKey, codeHash: 'code', now: noon, latest: noon + 10 }),
    ).toBe(true);
    expect((await takeOf()).allowed).toBe(false);
    expect(await redeem()).toBe(account.id);
    expect((await takeOf()).allowed).toBe(true);
    expect(await redeem()).toBeUndefined();
    expect(await bench().storage.listSessions({ accountId: account.id, ...alive })).toEqual([]);
    expect((await bench().storage.findAccount({ id: account.id }))?.passwordHash).toBe('reset hash');
  });

  test('countHits() adds up concurrent requests of a window, which a clock set back does not extend', async () => {
    const count = (now: number, hits = 2) =>
      bench().storage.countHits({ key: 'address', hits, now, windowMs: 1000 });
    const totals = await Promise.all(Array.from({ length: 5 }, () => count(noon)));
    expect(totals.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
    expect(await count(noon + 999, 5)).toEqual({ hits: 15, endsAt: noon + 1000 });
    expect(await count(noon + 1000, 3)).toEqual({ hits: 3, endsAt: noon + 2000 });
    const hourEarlier = noon - 3_600_000;
    expect(await count(hourEarlier, 1)).toEqual({ hits: 4, endsAt: hourEarlier + 1000 });
  });
});
