import { join } from 'node:path';
import { openStorage } from '../src/storage/open-storage.ts';
import { createFolder } from '../tests/support/config.ts';
import { createPostgres } from '../tests/support/postgres.ts';
import {
  explainPostgres,
  explainSqlite,
  fillPostgres,
  fillSqlite,
  type Plan,
} from '../tests/support/query-plans.ts';
import { report } from './report.ts';

/** Rows of each table. */
const count = Number(process.env.ACCOUNTS ?? 1_000_000);

/** Prints the plan of each statement on full tables. A table scan is a miss. */
export async function measurePlans(): Promise<void> {
  const folder = createFolder();
  const path = join(folder.path, 'auth.sqlite');
  await (await openStorage({ kind: 'sqlite', path })).close();
  const started = performance.now();
  fillSqlite(path, count);
  reportPlans('SQLite', explainSqlite(path, count), started);
  folder.remove();
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stdout.write(`LEFT OUT: query plans of PostgreSQL. ${postgres.reason}\n`);
    return;
  }
  const url = await postgres.createDatabase();
  await (await openStorage({ kind: 'postgres', url })).close();
  const startedPostgres = performance.now();
  await fillPostgres(url, count);
  reportPlans('PostgreSQL', await explainPostgres(url, count), startedPostgres);
  await postgres.remove();
}

function reportPlans(engine: string, plans: readonly Plan[], started: number): void {
  for (const { operation, steps, isScan } of plans)
    process.stdout.write(`${isScan ? 'SCAN' : '    '} ${engine} ${operation}: ${steps}\n`);
  const scans = plans.filter(({ isScan }) => isScan).length;
  const seconds = Math.round((performance.now() - started) / 1000);
  report(
    `statements on ${engine} with ${count} accounts`,
    `${plans.length} plans, ${scans} scan a table (filled and explained in ${seconds} s)`,
    { required: 'none', isMet: scans === 0 },
  );
}
