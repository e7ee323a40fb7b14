import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { DatabaseConfig } from '../../src/storage/database-config.ts';
import { createMigrationsTable, readMigrations } from '../../src/storage/migrations.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { migratePostgres } from '../../src/storage/postgres/migrate-postgres.ts';
import { createFolder } from '../support/config.ts';
import { createPostgres } from '../support/postgres.ts';
import { createAccount } from '../support/samples.ts';

const folder = createFolder();
const postgres = await createPostgres();
afterAll(async () => {
  folder.remove();
  if (!('reason' in postgres)) await postgres.remove();
});

/** Names that the first version allowed: invisible characters and lookalikes. */
const names = ['ana', 'ana\u3164', '\u0430na', 'zoe'];

/** SQL of a database of the first version with these accounts. */
function toFirstVersion(engine: 'sqlite' | 'postgres'): string {
  const [first] = readMigrations(engine);
  const accounts = names.map(
    (name) =>
      `insert into accounts values ('id of ${name}', '${name}', '${name}', 'student', '$argon2id$', 1, null);`,
  );
  return [
    `${createMigrationsTable};`,
    `insert into migrations values (1, '${first?.name}', '${first?.checksum}', 'then');`,
    first?.sql,
    ...accounts,
  ].join('\n');
}

test('fillNameSkeletons() keeps existing lookalikes; insertAccount() refuses new ones (SQLite)', async () => {
  const path = join(folder.path, 'old.sqlite');
  const database = new DatabaseSync(path);
  database.exec(toFirstVersion('sqlite'));
  database.close();
  await expectNames({ kind: 'sqlite', path });
  rmSync(path);
});

test('fillNameSkeletons() keeps existing lookalikes; insertAccount() refuses new ones (PostgreSQL)', async ({
  skip,
}) => {
  if ('reason' in postgres) return skip(postgres.reason);
  const url = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(toFirstVersion('postgres'));
  await client.end();
  await expectNames({ kind: 'postgres', url });
});

test('a migration may take longer than a request (PostgreSQL)', async ({ skip }) => {
  if ('reason' in postgres) return skip(postgres.reason);
  const url = await postgres.createDatabase();
  await (await openStorage({ kind: 'postgres', url })).close();
  const busy = new pg.Client({ connectionString: url });
  const migrating = new pg.Client({ connectionString: url, options: '-c statement_timeout=100' });
  await Promise.all([busy.connect(), migrating.connect()]);
  await busy.query('delete from migrations where version = 6; drop index attempts_of_names');
  await busy.query('begin; lock table attempts in access exclusive mode');
  const migrated = migratePostgres(migrating, { name: 'test', mayCreate: false });
  await setTimeout(400);
  await busy.query('commit');
  await migrated;
  const { rowCount } = await busy.query("select 1 from pg_indexes where indexname = 'attempts_of_names'");
  expect(rowCount).toBe(1);
  await Promise.all([busy.end(), migrating.end()]);
});

async function expectNames(database: DatabaseConfig): Promise<void> {
  const storage = await openStorage(database);
  for (const name of names)
    expect((await storage.findAccountByName({ usernameKey: name }))?.id).toBe(`id of ${name}`);
  const add = (username: string) => storage.insertAccount(createAccount({ username }));
  expect([await add('\u0430n\u0430'), await add('z0e'), await add('zo3')]).toEqual([false, false, true]);
  expect(await storage.findSameName({ username: 'Z0e', usernameKey: 'z0e' })).toBe('lookalike');
  expect(await storage.findSameName({ username: 'Zoe', usernameKey: 'zoe' })).toBe('same');
  expect(await storage.findSameName({ username: 'Zia', usernameKey: 'zia' })).toBeUndefined();
  const restored = createAccount({ username: 'z\u043ee' });
  expect(await storage.insertAccounts({ accounts: [restored] })).toBe(1);
  expect(await storage.insertAccounts({ accounts: [restored] })).toBe(0);
  await storage.close();
}
