import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { reads, writes } from '../../src/storage/operations/index.ts';
import { toPostgres } from '../../src/storage/postgres/named-parameters.ts';
import { getTypeParser } from '../../src/storage/postgres/postgres-engine.ts';
import type { Operation, Query, Row } from '../../src/storage/query.ts';
import { runAsync, runSync } from '../../src/storage/run-operation.ts';
import { createFilling, createInputs } from './filled-database.ts';

/** Plan of one statement of the service. */
export interface Plan {
  readonly operation: string;
  readonly sql: string;
  /** Steps of the engine on one line. */
  readonly steps: string;
  readonly isScan: boolean;
}

/** Rows that a statement may read: a page of accounts, or what upkeep deletes in one run. */
const maxRows = 300;

/** Operations that may scan a table: `ping` stops at the first row. */
const mayScan: readonly string[] = ['ping'];

/** Fills each table of an empty, migrated database with `count` rows. */
export async function fillPostgres(url: string, count: number): Promise<void> {
  await withPostgres(url, async (client) => {
    await client.query(
      'create function scramble(i bigint) returns text language sql immutable as $$ select md5(i::text) $$',
    );
    for (const statement of createFilling(count)) await client.query(statement);
    await client.query('drop function scramble');
    await client.query('analyze');
  });
}

export function fillSqlite(path: string, count: number): void {
  const database = new DatabaseSync(path);
  // No journal: the database is disposable. Keys arrive in random order, so the cache holds all pages.
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000');
  const scramble = (i: unknown) => createHash('md5').update(String(i)).digest('hex');
  database.function('scramble', { deterministic: true }, scramble);
  database.exec('begin');
  for (const statement of createFilling(count)) database.exec(statement);
  database.exec('commit');
  database.close();
}

/** Plan of every statement, executed with `explain analyze` and rolled back. */
export async function explainPostgres(url: string, count: number): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  await withPostgres(url, async (client) => {
    for (const { name, create } of listOperations(count)) {
      await client.query('begin');
      await runAsync(create(), async (query) => {
        const { text, values } = toPostgres(query);
        await client.query('savepoint before_plan');
        const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
        await client.query('rollback to before_plan');
        plans.push(toPlan(name, query, rows[0]?.['QUERY PLAN'][0]));
        return (await client.query<Row>({ text, values })).rows;
      });
      await client.query('rollback');
    }
  });
  return plans;
}

/** The same for SQLite, which marks table scans with SCAN. */
export function explainSqlite(path: string, count: number): readonly Plan[] {
  const database = new DatabaseSync(path);
  const plans: Plan[] = [];
  for (const { name, create } of listOperations(count)) {
    database.exec('begin');
    runSync(create(), ({ sql, values }) => {
      const steps = database
        .prepare(`explain query plan ${sql}`)
        .all(values)
        .map(({ detail }) => String(detail));
      const isScan = !mayScan.includes(name) && steps.some((step) => /^SCAN (?!CONSTANT ROW)/.test(step));
      const start = performance.now();
      const rows = database.prepare(sql).all(values);
      plans.push({
        operation: name,
        sql,
        isScan,
        steps: describe(steps, rows.length, performance.now() - start),
      });
      return rows;
    });
    database.exec('rollback');
  }
  database.close();
  return plans;
}

function listOperations(count: number) {
  const operations = { ...reads, ...writes };
  return Object.entries(createInputs(count)).flatMap(([name, inputs]) => {
    const operation = operations[name as keyof typeof operations] as (input: unknown) => Operation<unknown>;
    return inputs.map((input: unknown) => ({ name, create: () => operation(input) }));
  });
}

interface PostgresNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PostgresNode[];
}

function toPlan(
  operation: string,
  { sql }: Query,
  { Plan: root, 'Execution Time': ms }: { Plan: PostgresNode; 'Execution Time': number },
): Plan {
  const scans = flatten(root).filter((node) => node['Node Type'].includes('Scan'));
  const steps = scans.map((node) =>
    `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim(),
  );
  const rows = scans.map(countRows).reduce((sum, count) => sum + count, 0);
  return { operation, sql, isScan: rows > maxRows, steps: describe(steps, rows, ms) };
}

function flatten(node: PostgresNode): PostgresNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** Rows read, including those that a filter removed. */
function countRows(node: PostgresNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

function describe(steps: readonly string[], rows: number, ms: number): string {
  return `${steps.join('; ') || 'no table is read'}; ${rows} rows, ${ms.toFixed(2)} ms`;
}

async function withPostgres(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
