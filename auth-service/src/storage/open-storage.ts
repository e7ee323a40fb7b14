import type { MigrationOptions } from './migrations.ts';
import { createStorage, type Storage } from './storage.ts';

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly path: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Connections that are open at most. Default: 10. */
      readonly connections?: number;
      /** Behind PgBouncer in transaction mode: nothing may be left on a connection, so no prepared statement either. */
      readonly isPooled?: boolean;
    };

/** Opens the database and brings it up to date. Only the engine that is used is loaded. */
export async function openStorage(
  database: DatabaseConfig,
  options: Pick<MigrationOptions, 'mayCreate'> = { mayCreate: true },
): Promise<Storage> {
  if (database.kind === 'sqlite') {
    const { openSqlite } = await import('./sqlite/sqlite-engine.ts');
    return createStorage(await openSqlite(database.path, options));
  }
  const { openPostgres } = await import('./postgres/postgres-engine.ts');
  return createStorage(await openPostgres(database, { name: toDatabaseName(database), ...options }));
}

/** Such as `db.example:5432/campusway`: no user, no password. */
export function toDatabaseName(database: DatabaseConfig): string {
  if (database.kind === 'sqlite') return database.path;
  const { host, pathname } = URL.parse(database.url) ?? { host: 'PostgreSQL', pathname: '' };
  return `${host}${pathname}`;
}
