import {
  chmodSync,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { runCommand } from '../src/cli/run-command.ts';
import type { Config } from '../src/config.ts';
import { createFolder, createTestConfig } from './support/config.ts';
import { createPostgres } from './support/postgres.ts';

const postgres = await createPostgres();
afterAll(() => ('reason' in postgres ? undefined : postgres.remove()));

/** A production configuration in a temporary folder, with functions that start the service and run commands. */
function prepare(databaseUrl?: string) {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const database: Partial<Config> = databaseUrl ? { database: { kind: 'postgres', url: databaseUrl } } : {};
  const config = createTestConfig(folder.path, { ...database, production: true, logLevel: 'silent' });
  /** Resolves to the error of the start, or `ready`. */
  async function start(changes: Partial<Config> = {}): Promise<string> {
    try {
      const app = await buildApp({ ...config, ...changes });
      await app.close();
      return 'ready';
    } catch (error) {
      return String(error);
    }
  }
  async function admin(...parameters: string[]) {
    const lines: string[] = [];
    const environment = {
      NODE_ENV: 'production',
      AUTH_ISSUER: 'https://auth.example',
      AUTH_ORIGINS: 'https://campus.example',
      AUTH_DATA_DIR: folder.path,
      DATABASE_URL: databaseUrl,
    };
    const print = (line: string) => lines.push(line);
    const code = await runCommand(parameters, {
      environment,
      print,
      printError: print,
      log: () => undefined,
    });
    return { code, text: lines.join('\n') };
  }
  const databaseFile = join(folder.path, 'auth.sqlite');
  return { config, folder: folder.path, keysFile: config.keysFile, databaseFile, start, admin };
}

const createCommand = 'npm run admin -w auth-service -- create-database';
const newKeysCommand = 'npm run admin -w auth-service -- rotate-keys --compromised';

test('buildApp() in production starts in an empty folder only after create-database, which can run twice', async () => {
  const { start, admin, databaseFile, keysFile } = prepare();
  const refused = await start();
  for (const part of [databaseFile, keysFile, createCommand]) expect(refused).toContain(part);
  expect([existsSync(databaseFile), existsSync(keysFile)]).toEqual([false, false]);
  const created = { code: 0, text: `The database "${databaseFile}" and the keys "${keysFile}" are ready` };
  expect(await admin('create-database')).toEqual(created);
  for (const file of [databaseFile, keysFile]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await start()).toBe('ready');
  expect(await admin('create-database')).toEqual(created);
});

test('runCommand() creates database and keys in production only with create-database', async () => {
  const { admin, databaseFile, keysFile } = prepare();
  expect(await admin('list')).toEqual({
    code: 1,
    text: expect.stringContaining(`There is no database "${databaseFile}". Check AUTH_DATA_DIR`),
  });
  const { code, text } = await admin('rotate-keys');
  expect([code, text]).toEqual([1, expect.stringContaining(keysFile)]);
  expect([existsSync(databaseFile), existsSync(keysFile)]).toEqual([false, false]);
});

test('buildApp() in production refuses a missing, an empty and a foreign database and names the fix', async () => {
  const { start, admin, databaseFile } = prepare();
  await admin('create-database');
  truncateSync(databaseFile);
  expect(await start()).toContain(`The database "${databaseFile}" is empty (0 bytes)`);
  rmSync(databaseFile);
  expect(await start()).toContain(`There is no database "${databaseFile}"`);
  const foreign = new DatabaseSync(databaseFile);
  foreign.exec('create table notes (id integer)');
  foreign.close();
  chmodSync(databaseFile, 0o600);
  const refused = await start();
  expect(refused).toContain(`Cannot use the database "${databaseFile}": it has no tables of this service`);
  expect(refused).toContain(createCommand);
  writeFileSync(databaseFile, 'This is not a database. '.repeat(100));
  expect(await start()).toContain(`Cannot use the database "${databaseFile}": not a database`);
});

test('buildApp() in production refuses missing and foreign keys until rotate-keys --compromised', async () => {
  const { start, admin, keysFile, databaseFile } = prepare();
  const other = prepare();
  await admin('create-database');
  await other.admin('create-database');
  copyFileSync(other.keysFile, keysFile);
  const foreign = await start();
  for (const part of [keysFile, databaseFile, 'other keys', newKeysCommand]) expect(foreign).toContain(part);
  rmSync(keysFile);
  const lost = await start();
  for (const part of [`There are no keys "${keysFile}"`, newKeysCommand]) expect(lost).toContain(part);
  const created = await admin('create-database');
  expect([created.code, created.text]).toEqual([1, expect.stringContaining(newKeysCommand)]);
  expect(existsSync(keysFile)).toBe(false);
  expect((await admin('rotate-keys', '--compromised')).code).toBe(0);
  expect(await start()).toBe('ready');
  expect((await admin('rotate-keys')).code).toBe(0);
  expect(await start()).toBe('ready');
});

test('buildApp() in production keeps its keys while the file has foreign ones or those that others can read', async () => {
  const { config, admin, keysFile } = prepare();
  const other = prepare();
  await admin('create-database');
  await other.admin('create-database');
  const log: string[] = [];
  const logTo = new Writable({ write: (line, _encoding, done) => done(void log.push(String(line))) });
  const app = await buildApp({ ...config, logLevel: 'error' }, { logTo });
  onTestFinished(() => app.close());
  const kids = async () =>
    (await app.inject('/.well-known/jwks.json')).json().keys.map(({ kid }: { kid: string }) => kid);
  const replace = (from: string, mode: number) => {
    const draft = `${keysFile}-draft`;
    copyFileSync(from, draft);
    chmodSync(draft, mode);
    renameSync(draft, keysFile);
  };
  const own = `${keysFile}-own`;
  copyFileSync(keysFile, own);
  const before = await kids();

  replace(other.keysFile, 0o600);
  await expect.poll(() => log.join('')).toContain('belongs to other keys');
  expect(await kids()).toEqual(before);
  // The file is checked every second.
  await sleep(2200);
  expect(log).toHaveLength(1);
  writeFileSync(keysFile, '{');
  await expect.poll(() => log.join('')).toContain('it is not a keys file');
  expect(await kids()).toEqual(before);

  replace(own, 0o600);
  expect((await admin('rotate-keys')).code).toBe(0);
  await expect.poll(kids).toHaveLength(2);
  replace(own, 0o644);
  await expect.poll(() => log.join('')).toContain('chmod 600');
  expect(await kids()).toHaveLength(2);
  chmodSync(keysFile, 0o600);
  await expect.poll(kids).toEqual(before);

  expect((await admin('rotate-keys', '--compromised')).code).toBe(0);
  await expect.poll(kids).not.toEqual(before);
});

test.each([0o640, 0o400, 0o600])('buildApp() in production accepts files of mode %o', async (mode) => {
  const { start, admin, keysFile } = prepare();
  await admin('create-database');
  chmodSync(keysFile, mode);
  expect(await start()).toBe('ready');
});

test.each([0o644, 0o660, 0o604, 0o602])(
  'buildApp() in production refuses files of mode %o and names the chmod command',
  async (mode) => {
    const { start, admin, keysFile, databaseFile } = prepare();
    await admin('create-database');
    for (const file of [keysFile, databaseFile]) {
      chmodSync(file, mode);
      expect(await start()).toContain(`chmod 600 "${file}"`);
      chmodSync(file, 0o600);
    }
  },
);

test('buildApp() in production refuses an empty PostgreSQL database and foreign keys', async ({ skip }) => {
  if ('reason' in postgres) return skip(postgres.reason);
  const url = await postgres.createDatabase();
  const { start, admin, keysFile } = prepare(url);
  const other = prepare();
  await other.admin('create-database');
  copyFileSync(other.keysFile, keysFile);
  const { host, pathname } = new URL(url);
  expect(await start()).toContain(`Cannot use the database "${host}${pathname}": it has no tables`);
  rmSync(keysFile);
  expect((await admin('create-database')).code).toBe(0);
  expect(await start()).toBe('ready');
  copyFileSync(other.keysFile, keysFile);
  expect(await start()).toContain('other keys');
});

test('buildApp() in development starts in an empty folder, on an empty file and with other keys', async () => {
  const { start, databaseFile, keysFile } = prepare();
  writeFileSync(databaseFile, '');
  expect(await start({ production: false })).toBe('ready');
  rmSync(keysFile);
  expect(await start({ production: false })).toBe('ready');
});
