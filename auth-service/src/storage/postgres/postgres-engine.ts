import pg from 'pg';
import { writes } from '../operations/index.ts';
import type { Operation, Row } from '../query.ts';
import { runAsync } from '../run-operation.ts';
import type { Engine } from '../storage.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { toPostgres } from './named-parameters.ts';
import { toStorageError } from './postgres-errors.ts';

/** Several instances of the service may share the database: rows that an operation changes are locked first. */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 8000,
    keepAlive: true,
    // A commit is on the server's disk before it answers, whatever the database was set to.
    options: '-c synchronous_commit=on -c statement_timeout=5000',
    types: { getTypeParser },
  });
  // A connection that breaks is replaced by the next query. Without a listener, on the pool for those that rest and on
  // each of those at work, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await inConnection(pool, migratePostgres).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    read: (operation) => inConnection(pool, (client) => runIn(client, operation)),
    write: (name, input) =>
      inConnection(pool, (client) => {
        const operation = writes[name] as (input: unknown) => Operation<unknown>;
        return inTransaction(client, () => runIn(client, operation(input)));
      }),
    close: () => pool.end(),
  };
}

/** 64-bit integers as numbers: they hold milliseconds since 1970. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(type, format);
}

function runIn<Result>(client: pg.PoolClient, operation: Operation<Result>): Promise<Result> {
  return runAsync(operation, async (query) => (await client.query<Row>(toPostgres(query))).rows);
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // The connection may be gone: the first error is the one that counts.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
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
    // A connection that failed is not used again: it may be gone, or in a transaction that nobody can end.
    client?.release(true);
    throw toStorageError(error);
  }
}
