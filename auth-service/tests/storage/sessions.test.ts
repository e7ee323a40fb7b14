import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { createSession, noon } from '../support/samples.ts';
import { alive, describeEachEngine } from './each-engine.ts';

await describeEachEngine('the storage contract of sessions', (bench) => {
  const rotation = (id: string, generation: number, now = noon + 1) =>
    bench().storage.rotateSession({
      id,
      presented: { generation, tokenHash: `hash ${generation}`, successorHash: `hash ${generation + 1}` },
      graceMs: 20_000,
      ...alive,
      now,
    });

  test('openSession() refuses a disabled account and an outdated password', async () => {
    const account = await bench().addAccount();
    const session = createSession(account.id);
    const open = (passwordHash: string) =>
      bench().storage.openSession({ session, passwordHash, attemptKeys: [], keep: 3 });
    expect(await open('another hash')).toBe(false);
    await bench().storage.disableAccount({ id: account.id, at: noon });
    expect(await open(account.passwordHash)).toBe(false);
    await bench().storage.enableAccount({ id: account.id });
    expect(await open(account.passwordHash)).toBe(true);
  });

  test('openSession() keeps the most recent sessions of the account', async () => {
    const account = await bench().addAccount();
    const sessions = [];
    for (let age = 0; age < 5; age += 1)
      sessions.push(await bench().addSession(account, { lastUsedAt: noon + age }));
    const kept = await bench().storage.listSessions({ accountId: account.id, ...alive });
    expect(kept.map(({ id }) => id)).toEqual(
      sessions
        .map(({ id }) => id)
        .reverse()
        .slice(0, 3),
    );
  });

  test('findAccountOfSession() ignores expired and idle sessions and disabled accounts', async () => {
    const account = await bench().addAccount();
    const { id, expiresAt } = await bench().addSession(account);
    expect(await bench().storage.findAccountOfSession({ id, ...alive })).toEqual(account);
    expect(await bench().storage.findAccountOfSession({ ...alive, id, now: expiresAt })).toBeUndefined();
    expect(await bench().storage.findAccountOfSession({ ...alive, id, idleSince: noon })).toBeUndefined();
    expect(await bench().storage.findAccountOfSession({ ...alive, id, future: noon - 1 })).toBeUndefined();
    await bench().storage.disableAccount({ id: account.id, at: noon });
    expect(await bench().storage.findAccountOfSession({ id, ...alive })).toBeUndefined();
  });

  test('findAccountOfToken() accepts the current token and the previous one within the grace window', async () => {
    const account = await bench().addAccount();
    const { id } = await bench().addSession(account);
    const find = async (tokenHash: string, graceSince: number) =>
      (
        await bench().storage.findAccountOfToken({
          id,
          tokenHash,
          graceSince,
          graceUntil: graceSince + 1,
          ...alive,
        })
      )?.id;
    expect([await find('hash 0', noon), await find('hash 1', noon)]).toEqual([account.id, undefined]);
    await rotation(id, 0);
    expect([await find('hash 0', noon), await find('hash 1', noon)]).toEqual([account.id, account.id]);
    expect([await find('hash 0', noon + 2), await find('hash 0', noon - 1)]).toEqual([undefined, undefined]);
  });

  test('rotateSession() rotates once for twenty concurrent calls', async () => {
    const { id } = await bench().addSession(await bench().addAccount());
    const results = await Promise.all(Array.from({ length: 20 }, () => rotation(id, 0)));
    const outcomes = results.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array.from({ length: 19 }, () => 'repeat'), 'rotate']);
    expect((await rotation(id, 1)).outcome).toBe('rotate');
  });

  test('rotateSession() ends the session for an old token and never extends it', async () => {
    const account = await bench().addAccount();
    const { id, expiresAt } = await bench().addSession(account);
    expect(await rotation(id, 0)).toEqual({ outcome: 'rotate', accountId: account.id, expiresAt });
    expect(await rotation(id, 1)).toEqual({ outcome: 'rotate', accountId: account.id, expiresAt });
    expect(await rotation(id, 0)).toEqual({ outcome: 'reused', accountId: account.id });
    expect(await rotation(id, 2)).toEqual({ outcome: 'ended' });
  });

  test('rotateSession() repeats the previous token only within the grace window', async () => {
    const { id } = await bench().addSession(await bench().addAccount());
    await rotation(id, 0, noon + 1);
    expect((await rotation(id, 0, noon + 20_001)).outcome).toBe('repeat');
    expect((await rotation(id, 0, noon + 20_002)).outcome).toBe('reused');
  });

  test('rotateSession() repeats for an instance whose clock is behind, not for a clock that was set back', async () => {
    const { id } = await bench().addSession(await bench().addAccount());
    await rotation(id, 0, noon + 1);
    expect((await rotation(id, 0, noon + 1 - 5000)).outcome).toBe('repeat');
    expect((await rotation(id, 0, noon - 5000)).outcome).toBe('reused');
  });

  test('endSession() refuses a session of another account', async () => {
    const { id, accountId } = await bench().addSession(await bench().addAccount());
    const stranger = await bench().addAccount();
    expect(await bench().storage.endSession({ id, accountId: stranger.id })).toBe(false);
    expect(await bench().storage.endSession({ id, accountId })).toBe(true);
    expect(await bench().storage.endSession({ id, accountId })).toBe(false);
  });

  test('closeSession() returns the account once', async () => {
    const { id, accountId } = await bench().addSession(await bench().addAccount());
    expect(await bench().storage.closeSession({ id })).toBe(accountId);
    expect(await bench().storage.closeSession({ id })).toBeUndefined();
  });

  test('endSessions() ends all sessions of one account, or all except one', async () => {
    const account = await bench().addAccount();
    const stranger = await bench().addSession(await bench().addAccount());
    const [first, second] = [await bench().addSession(account), await bench().addSession(account)];
    const end = (keepSession: string | undefined) =>
      bench().storage.endSessions({ accountId: account.id, keepSession });
    const left = async () =>
      (await bench().storage.listSessions({ accountId: account.id, ...alive })).map(({ id }) => id);
    expect([await end(second.id), await left()]).toEqual([1, [second.id]]);
    expect([await end(second.id), await left()]).toEqual([0, [second.id]]);
    await bench().addSession(account, { id: first.id });
    expect([await end(undefined), await left()]).toEqual([2, []]);
    expect(await bench().storage.closeSession({ id: stranger.id })).toBe(stranger.accountId);
  });

  test('removeExpired() removes expired rows only', async () => {
    const account = await bench().addAccount();
    const ended = await bench().addSession(account, { expiresAt: noon + 5 });
    const live = await bench().addSession(account, { lastUsedAt: noon + 50 });
    const future = await bench().addSession(account, { lastUsedAt: alive.future + 1 });
    await bench().storage.removeExpired({ ...alive, now: noon + 10, attemptsBefore: noon });
    for (const { id } of [ended, future]) expect(await bench().storage.closeSession({ id })).toBeUndefined();
    expect(await bench().storage.closeSession({ id: live.id })).toBe(account.id);
  });

  test('rotateSession() of two instances rotates a token once', async () => {
    const { id } = await bench().addSession(await bench().addAccount());
    const other = await bench().openAnother();
    const presented = { generation: 0, tokenHash: 'hash 0', successorHash: 'hash 1' };
    const rotate = (storage: Storage) => storage.rotateSession({ id, presented, graceMs: 20_000, ...alive });
    const results = await Promise.all([
      rotate(bench().storage),
      rotate(other),
      rotate(bench().storage),
      rotate(other),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['repeat', 'repeat', 'repeat', 'rotate']);
    await other.close();
  });
});
