import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAccount, createSession } from '../support/samples.ts';
import { alive, describeEachEngine } from './each-engine.ts';

await describeEachEngine('the storage contract of accounts', (bench) => {
  test('insertAccount() accepts one of many concurrent accounts of a name', async () => {
    const accounts = Array.from({ length: 20 }, () => createAccount({ username: 'same-name' }));
    const inserted = await Promise.all(accounts.map((account) => bench().storage.insertAccount(account)));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    const winner = accounts[inserted.indexOf(true)];
    expect(await bench().storage.findAccountByName({ usernameKey: 'same-name' })).toEqual(winner);
  });

  test('findAccountByName() and findAccount() return undefined for an unknown account', async () => {
    expect(await bench().storage.findAccountByName({ usernameKey: 'unknown' })).toBeUndefined();
    expect(await bench().storage.findAccount({ id: 'unknown' })).toBeUndefined();
  });

  test('listAccounts() pages through every name once, in order', async () => {
    for (const username of ['list-c', 'list-a', 'list-B', 'list-é']) await bench().addAccount({ username });
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await bench().storage.listAccounts({ after, limit: 2 });
      names.push(...page.map(({ usernameKey }) => usernameKey));
      const last = page.at(-1);
      if (!last) break;
      after = last.usernameKey;
    }
    expect(names.filter((name) => name.startsWith('list-'))).toEqual([
      'list-a',
      'list-b',
      'list-c',
      'list-é',
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('changePassword() ends all sessions, opens the given one and refuses an outdated hash and a session that has ended', async () => {
    const account = await bench().addAccount();
    const [caller, ended] = [await bench().addSession(account), await bench().addSession(account)];
    await bench().storage.closeSession({ id: ended.id });
    const session = createSession(account.id);
    const from = account.passwordHash;
    const change = {
      caller: caller.id,
      from,
      session,
      passwordHash: 'new hash',
      attemptKeys: ['k'],
      keep: 3,
    };
    expect(await bench().storage.changePassword({ ...change, caller: ended.id })).toBe(false);
    expect(await bench().storage.changePassword(change)).toBe(true);
    expect(await bench().storage.changePassword({ ...change, caller: session.id })).toBe(false);
    const left = await bench().storage.listSessions({ accountId: account.id, ...alive });
    expect(left.map(({ id }) => id)).toEqual([session.id]);
  });

  test('deleteAccount() deletes the sessions and frees the name', async () => {
    const account = await bench().addAccount();
    const { id } = await bench().addSession(account);
    const caller = { session: id, from: account.passwordHash };
    for (const other of [{ session: 'ended' }, { from: 'old hash' }])
      expect(await bench().storage.deleteAccount({ id: account.id, caller: { ...caller, ...other } })).toBe(
        false,
      );
    expect(await bench().storage.deleteAccount({ id: account.id, caller })).toBe(true);
    expect(await bench().storage.deleteAccount({ id: account.id })).toBe(false);
    expect(await bench().storage.closeSession({ id })).toBeUndefined();
    await bench().addAccount({ username: account.username });
  });

  test('findAccount() sees an acknowledged write while other reads run', async () => {
    let isOver = false;
    async function readOn(): Promise<void> {
      while (!isOver) {
        await bench().storage.ping();
        await setImmediate();
      }
    }
    const reading = readOn();
    for (let number = 0; number < 20; number += 1) {
      const account = await bench().addAccount();
      expect(await bench().storage.findAccount({ id: account.id })).toEqual(account);
    }
    isOver = true;
    await reading;
  });

  test('insertAccounts() adds accounts whose names are free', async () => {
    const [first, second] = [createAccount(), createAccount()];
    expect(await bench().storage.insertAccounts({ accounts: [first, second] })).toBe(2);
    const again = createAccount({ username: second.username });
    expect(await bench().storage.insertAccounts({ accounts: [createAccount(), again, first] })).toBe(1);
    expect(await bench().storage.findAccount({ id: second.id })).toEqual(second);
  });

  test('openStorage() opens a migrated database again', async () => {
    const account = await bench().addAccount();
    const other = await bench().openAnother();
    expect(await other.findAccount({ id: account.id })).toEqual(account);
    await other.close();
  });

  test.each(['a\u0000b', '\ud800', 'x\udfff'])('every operation refuses the text %j', async (text) => {
    const { storage } = bench();
    const refused = 'contains NUL or a lone surrogate';
    await expect(storage.findAccount({ id: text })).rejects.toThrow(refused);
    await expect(storage.insertAccount(createAccount({ username: text }))).rejects.toThrow(refused);
    await expect(storage.endSession({ id: text, accountId: 'a' })).rejects.toThrow(refused);
    await expect(storage.ping()).resolves.toBeUndefined();
  });

  test('insertAccount() of two instances accepts a name once', async () => {
    const other = await bench().openAnother();
    const [here, there] = [createAccount({ username: 'shared' }), createAccount({ username: 'shared' })];
    const inserted = await Promise.all([bench().storage.insertAccount(here), other.insertAccount(there)]);
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await other.findAccountByName({ usernameKey: 'shared' })).toEqual(inserted[0] ? here : there);
    await other.close();
  });
});
