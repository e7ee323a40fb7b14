import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../src/cli/run-command.ts';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { Eraser } from '../src/storage/sqlite/eraser.ts';
import { SqliteFile } from '../src/storage/sqlite/sqlite-file.ts';
import type { Storage } from '../src/storage/storage.ts';
import { createFolder } from './support/config.ts';
import { createAccount } from './support/samples.ts';
import { goodPassword, issueResetCode, startService } from './support/service.ts';

/** Those texts that are readable in the database or beside it. */
function findIn(path: string, texts: readonly string[]): readonly string[] {
  const files = ['', '-wal', '-shm'].map((end) => path + end).filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file, 'latin1')).join('');
  return texts.filter((text) => bytes.includes(text));
}

function removeExpired(storage: Storage): Promise<unknown> {
  return storage.removeExpired({ now: 0, idleSince: 0, future: Number.MAX_SAFE_INTEGER, attemptsBefore: 0 });
}

async function startWithAccount() {
  const service = await startService();
  const { database } = service.config;
  if (database.kind !== 'sqlite') throw new Error('The test is for SQLite');
  const { path } = database;
  const person = await service.person();
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  const { password_hash } = reader.prepare('select password_hash from accounts').get() ?? {};
  const secrets = [person.username, String(password_hash)];
  expect(findIn(path, secrets)).toEqual(secrets);
  return { ...service, path, person, reader, secrets };
}

test('DELETE /me leaves neither name nor hash in the database, its log and its index', async () => {
  const { call, path, person, secrets } = await startWithAccount();
  const { token, password } = person;
  const body = { current_password: password };
  expect((await call('DELETE /me', { token, body })).status).toBe(204);
  expect(findIn(path, secrets)).toEqual([]);
});

test("the operator's delete command leaves neither name nor hash while the service runs", async () => {
  const { path, person, secrets, folder } = await startWithAccount();
  const print = () => undefined;
  const terminal = { environment: { AUTH_DATA_DIR: folder }, print, printError: print, log: print };
  expect(await runCommand(['delete', person.username, '--yes'], terminal)).toBe(0);
  expect(findIn(path, secrets)).toEqual([]);
});

test('PUT /me/password leaves no hash of the old password', async () => {
  const { call, path, person, secrets } = await startWithAccount();
  const { token, password, username } = person;
  const body = { current_password: password, new_password: 'a longer walk home' };
  expect((await call('PUT /me/password', { token, body })).status).toBeLessThan(300);
  expect(findIn(path, secrets)).toEqual([username]);
});

test('POST /password/reset leaves no hash of the old password', async () => {
  const { path, person, secrets, ...service } = await startWithAccount();
  const { id, username } = person;
  const body = { username, code: await issueResetCode(service, id), new_password: 'a longer walk home' };
  expect((await service.call('POST /password/reset', { body })).status).toBe(204);
  expect(findIn(path, secrets)).toEqual([username]);
});

test('POST /login leaves no hash of the cost before the cost was raised', async () => {
  const { call, config, path } = await startWithAccount();
  const passwordHash = await new PasswordHasher({ ...config.passwords, memoryKiB: 32 }).hash(goodPassword);
  const account = createAccount({ passwordHash });
  const { username } = account;
  const storage = await openStorage(config.database);
  await storage.insertAccount(account);
  await storage.close();
  expect(findIn(path, [passwordHash])).toEqual([passwordHash]);
  expect((await call('POST /login', { body: { username, password: goodPassword } })).status).toBe(200);
  expect(findIn(path, [passwordHash])).toEqual([]);
});

test('DELETE /me is answered while a reader holds a snapshot, and erases when it has ended', async () => {
  const { call, path, person, secrets, reader } = await startWithAccount();
  reader.exec('begin');
  reader.prepare('select count(*) from accounts').get();
  const { token, password } = person;
  const body = { current_password: password };
  expect((await call('DELETE /me', { token, body })).status).toBe(204);
  expect(findIn(path, secrets)).not.toEqual([]);
  reader.exec('commit');
  await expect.poll(() => findIn(path, secrets)).toEqual([]);
});

test('removeExpired() erases a name that an index page split has copied, also after a kill, and so does the end of a deletion command', async () => {
  const folder = createFolder();
  const path = `${folder.path}/auth.sqlite`;
  const storage = await openStorage({ kind: 'sqlite', path });
  onTestFinished(async () => {
    await storage.close();
    folder.remove();
  });
  // With these keys SQLite 3.51 leaves a copy of one; most other series of a thousand leave none.
  const names = Array.from({ length: 1000 }, (_, index) =>
    createHash('sha256').update(`c${index}`).digest('hex').slice(0, 24),
  );
  await Promise.all(names.map((name) => storage.insertAccount(createAccount({ id: name, username: name }))));
  const deleted = names.filter((_, index) => index % 2 === 1);
  await Promise.all(deleted.map((id) => storage.deleteAccount({ id })));
  expect(findIn(path, deleted)).toHaveLength(1);
  const copy = `${folder.path}/after-kill.sqlite`;
  const second = `${folder.path}/of-command.sqlite`;
  const large = `${folder.path}/large.sqlite`;
  for (const to of [copy, second, large]) copyFileSync(path, to);
  await removeExpired(storage);
  expect(findIn(path, deleted)).toEqual([]);

  const afterKill = await openStorage({ kind: 'sqlite', path: copy });
  await removeExpired(afterKill);
  expect(findIn(copy, deleted)).toEqual([]);
  await afterKill.close();

  const ofCommand = await openStorage({ kind: 'sqlite', path: second });
  await ofCommand.deleteAccount({ id: String(names[0]) });
  await ofCommand.close();
  expect(findIn(second, deleted)).toEqual([]);

  const file = new SqliteFile(large, { prepare: () => undefined, recheckMs: 0 });
  onTestFinished(() => file.close());
  const count = () => file.connect().prepare('select count(*) as accounts from accounts').get();
  new Eraser(file, { maxVacuumBytes: 0 }).afterCommit(['removeExpired']);
  expect(count()).toEqual({ accounts: 500 });
  expect(findIn(large, deleted)).toEqual([]);
});
