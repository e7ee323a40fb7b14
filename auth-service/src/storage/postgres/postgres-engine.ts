import pg from 'pg';
import type { DatabaseConfig } from '../database-config.ts';
import type { MigrationOptions } from '../migrations.ts';
import { writes } from '../operations/index.ts';
import type { Operation, Query, Row } from '../query.ts';
import { runAsync } from '../run-operation.ts';
import type { Engine } from '../storage.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { toPostgres } from './named-parameters.ts';
import { isRolledBack, toStorageError } from './postgres-errors.ts';

const maxRepetitions = 5;

type PostgresConfig = Extract<DatabaseConfig, { kind: 'postgres' }>;

/** Several instances may share the database. */
export async function openPostgres(
  { url, connections = 10, isPooled = false }: PostgresConfig,
  migration: MigrationOptions,
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    query_timeout: 8000,
    keepAlive: true,
    // Commits wait for the disk, regardless of the database's default. PgBouncer sets this itself (connect_query).
    ...(!isPooled && { options: '-c synchronous_commit=on -c statement_timeout=5000' }),
    types: { getTypeParser },
  });
  // The pool replaces broken connections. Without these listeners an error of an idle or busy connection would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prepare = async (client: pg.PoolClient) => {
    await requireDurability(client);
    await migratePostgres(client, migration);
  };
  await inConnection(pool, prepare).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    read: (operation) => inConnection(pool, (client) => runAsync(operation, toExecute(client))),
    write: (name, input) =>
      inConnection(pool, (client) => {
        const operation = writes[name] as (input: unknown) => Operation<unknown>;
        return repeatRolledBack(() => runTransaction(client, operation(input)));
      }),
    close: () => pool.end(),
  };

  function toExecute(client: pg.PoolClient) {
    return async (query: Query) => {
      const { name, ...statement } = toPostgres(query);
      return (await client.query<Row>(isPooled ? statement : { name, ...statement })).rows;
    };
  }

  /** Begins the transaction at the first query that needs one. */
  async function runTransaction<Result>(
    client: pg.PoolClient,
    operation: Operation<Result>,
  ): Promise<Result> {
    const execute = toExecute(client);
    let isOpen = false;
    try {
      const result = await runAsync(operation, async (query) => {
        if (!isOpen && !query.alone) {
          await client.query('begin');
          isOpen = true;
        }
        return execute(query);
      });
      if (isOpen) await client.query('commit');
      return result;
    } catch (error) {
      // The connection may be lost: report the first error.
      if (isOpen) await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
}

/** Repeats a transaction that PostgreSQL rolled back to end a deadlock with another one. */
async function repeatRolledBack<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let left = maxRepetitions; ; left -= 1)
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !isRolledBack(error)) throw error;
    }
}

async function requireDurability(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (rows[0]?.synchronous_commit === 'off')
    throw new Error(
      'synchronous_commit is off, so an acknowledged account could be lost: turn it on, in PgBouncer by connect_query',
    );
}

/** Parses 64-bit integers as numbers: they are milliseconds since 1970. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(type, format);
}

async function inConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Destroy the connection: it may be lost or in an open transaction.
    client?.release(true);
    throw toStorageError(error);
  }
}
