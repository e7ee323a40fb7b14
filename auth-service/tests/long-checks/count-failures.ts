import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const sql = 'select coalesce(sum(failures), 0) as failures from attempts';

/** Reads the total directly from the database. */
export async function countFailures(settings: Readonly<Record<string, string>>): Promise<number> {
  const { DATABASE_URL: connectionString, AUTH_DATA_DIR: folder = '' } = settings;
  if (connectionString === undefined) {
    const database = new DatabaseSync(join(folder, 'auth.sqlite'));
    const row = database.prepare(sql).get();
    database.close();
    return Number(row?.failures);
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ failures: string }>(sql);
  await client.end();
  return Number(rows[0]?.failures);
}
