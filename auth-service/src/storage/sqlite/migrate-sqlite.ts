import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  createMigrationsTable,
  type MigrationOptions,
  planMigrations,
  readMigrations,
} from '../migrations.ts';
import type { Query, Row } from '../query.ts';
import { runSync } from '../run-operation.ts';

/** Migrates the database, or throws and leaves it unchanged. Of two services at once, one waits for the other. */
export function migrateSqlite(database: DatabaseSync, options: MigrationOptions): void {
  database.exec('begin immediate');
  try {
    database.exec(createMigrationsTable);
    const applied = database.prepare('select version, checksum from migrations order by version').all();
    const known = readMigrations('sqlite');
    const rows = applied.map(({ version, checksum }) => ({
      version: Number(version),
      checksum: String(checksum),
    }));
    const record = database.prepare('insert into migrations values (?, ?, ?, ?)');
    for (const { version, name, sql, checksum, fill } of planMigrations(known, rows, options)) {
      database.exec(sql);
      if (fill) runSync(fill(), createExecute(database));
      record.run(version, name, checksum, new Date().toISOString());
    }
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function createExecute(database: DatabaseSync): (query: Query) => readonly Row[] {
  const statements = new Map<string, StatementSync>();
  return ({ sql, values }) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(values);
  };
}

/** In WAL mode a commit waits for fsync only with synchronous=FULL. Deleted rows are overwritten with zeros. */
export function prepareWriter(database: DatabaseSync, migration: MigrationOptions): void {
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma secure_delete = on');
  migrateSqlite(database, migration);
}
