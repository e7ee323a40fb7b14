import type { DatabaseSync } from 'node:sqlite';
import type { MigrationOptions } from '../migrations.ts';
import { migrateSqlite } from './migrate-sqlite.ts';

/** In WAL mode a commit waits for fsync only with synchronous=FULL. Deleted rows are overwritten with zeros. */
export function prepareWriter(database: DatabaseSync, migration: MigrationOptions): void {
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma secure_delete = on');
  migrateSqlite(database, migration);
}
