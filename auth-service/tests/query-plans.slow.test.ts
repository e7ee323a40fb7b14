import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import { createFolder } from './support/config.ts';
import { createPostgres } from './support/postgres.ts';
import {
  explainPostgres,
  explainSqlite,
  fillPostgres,
  fillSqlite,
  type Plan,
} from './support/query-plans.ts';

/** Enough for the planner to prefer indexes. `npm run bench -- plans` uses a million. */
const count = 20_000;
/** PostgreSQL scans up to 100,000 rows to delete a portion of them. */
const postgresCount = 200_000;

test('no statement scans a table (SQLite)', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'auth.sqlite');
  await (await openStorage({ kind: 'sqlite', path })).close();
  fillSqlite(path, count);
  expectNoScan(explainSqlite(path, count));
});

test('no statement scans a table (PostgreSQL)', async ({ skip }) => {
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stderr.write(`\nLEFT OUT: query plans of PostgreSQL. ${postgres.reason}\n`);
    return skip(postgres.reason);
  }
  onTestFinished(postgres.remove);
  const url = await postgres.createDatabase();
  await (await openStorage({ kind: 'postgres', url })).close();
  await fillPostgres(url, postgresCount);
  expectNoScan(await explainPostgres(url, postgresCount));
});

function expectNoScan(plans: readonly Plan[]): void {
  expect(new Set(plans.map(({ sql }) => sql)).size).toBeGreaterThan(30);
  expect(plans.filter(({ isScan }) => isScan)).toEqual([]);
}
