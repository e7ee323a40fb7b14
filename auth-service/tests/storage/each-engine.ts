import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConfig } from '../../src/storage/database-config.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { StoredSession } from '../../src/storage/operations/sessions.ts';
import type { StoredAccount } from '../../src/storage/operations/stored-account.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { createFolder } from '../support/config.ts';
import { createPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { createPostgres } from '../support/postgres.ts';
import { createAccount, createSession, noon } from '../support/samples.ts';

/** The database under test. openAnother() opens it again, like another instance or a command. */
export interface Bench {
  readonly storage: Storage;
  openAnother(): Promise<Storage>;
  addAccount(changes?: Partial<StoredAccount>): Promise<StoredAccount>;
  addSession(account: StoredAccount, changes?: Partial<StoredSession>): Promise<StoredSession>;
}

export const alive = { now: noon + 1, idleSince: noon - 1, future: noon + 60_000 };

/** Defines the same tests for SQLite, PostgreSQL and PgBouncer, and reports those that are not installed. */
export async function describeEachEngine(part: string, define: (bench: () => Bench) => void): Promise<void> {
  const folder = createFolder();
  const postgres = await createPostgres();
  let pooler: PgBouncer | { readonly reason: string } | undefined;
  afterAll(async () => {
    folder.remove();
    if (pooler && !('reason' in pooler)) await pooler.stop();
    if (!('reason' in postgres)) await postgres.remove();
  });

  describeEngine('SQLite', async () => ({ kind: 'sqlite', path: join(folder.path, 'auth.sqlite') }));
  if ('reason' in postgres) {
    process.stderr.write(`\nLEFT OUT: ${part} on PostgreSQL. ${postgres.reason}\n`);
    test.skip(`${part} on PostgreSQL: ${postgres.reason}`, () => undefined);
    return;
  }
  describeEngine('PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.createDatabase() }));
  pooler = await createPgBouncer(await postgres.createDatabase());
  if ('reason' in pooler) {
    process.stderr.write(`\nLEFT OUT: ${part} behind PgBouncer. ${pooler.reason}\n`);
    test.skip(`${part} behind PgBouncer: ${pooler.reason}`, () => undefined);
    return;
  }
  describeEngine('PostgreSQL behind PgBouncer', async () => {
    const url = pooler.toPooled(await postgres.createDatabase());
    return { kind: 'postgres', url, isPooled: true };
  });

  function describeEngine(engine: string, prepare: () => Promise<DatabaseConfig>): void {
    describe(`${part} on ${engine}:`, () => {
      let bench: Bench;
      beforeAll(async () => {
        bench = await createBench(await prepare());
      });
      afterAll(() => bench.storage.close());
      define(() => bench);
    });
  }
}

async function createBench(database: DatabaseConfig): Promise<Bench> {
  const storage = await openStorage(database);
  return {
    storage,
    openAnother: () => openStorage(database),
    async addAccount(changes) {
      const account = createAccount(changes);
      expect(await storage.insertAccount(account)).toBe(true);
      return account;
    },
    async addSession({ id, passwordHash }, changes) {
      const session = createSession(id, changes);
      expect(
        await storage.openSession({ session, passwordHash, attemptKeys: [`key of ${id}`], keep: 3 }),
      ).toBe(true);
      return session;
    },
  };
}
