import type { ClientBase } from 'pg';
import {
  createMigrationsTable,
  type MigrationOptions,
  planMigrations,
  readMigrations,
} from '../migrations.ts';
import type { Row } from '../query.ts';
import { runAsync } from '../run-operation.ts';
import { toPostgres } from './named-parameters.ts';

/** Arbitrary, but the same in all instances. */
const lockNumber = 4300_0001;

/** A large table takes longer than the limits of requests: one hour. */
const unhurried = { query_timeout: 3_600_000 };

/** If several instances start at once, one migrates and the others wait. */
export async function migratePostgres(client: ClientBase, options: MigrationOptions): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query({ ...unhurried, text: 'select pg_advisory_xact_lock($1)', values: [lockNumber] });
    await client.query(createMigrationsTable);
    const applied = await client.query<{ version: number; checksum: string }>(
      'select version, checksum from migrations order by version',
    );
    for (const { version, name, sql, checksum, fill } of planMigrations(
      readMigrations('postgres'),
      applied.rows,
      options,
    )) {
      await client.query({ ...unhurried, text: sql });
      if (fill) await runAsync(fill(), async (query) => (await client.query<Row>(toPostgres(query))).rows);
      await client.query('insert into migrations values ($1, $2, $3, $4)', [
        version,
        name,
        checksum,
        new Date().toISOString(),
      ]);
    }
    await client.query('commit');
  } catch (error) {
    // The connection may be lost: report the first error.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
