import { createStorage, type Storage } from './storage.ts';

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly path: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Maximum number of connections. Default: 10. */
      readonly connections?: number;
      /** Behind PgBouncer in transaction mode: no state on connections, so no prepared statements. */
      readonly isPooled?: boolean;
    };

export interface StorageOptions {
  readonly mayCreate: boolean;
  /** Refuses an SQLite file that another service uses. Commands may open it beside a service. */
  readonly forService?: boolean;
}

/** Opens the database and migrates it. Loads only the engine in use. */
export async function openStorage(
  database: DatabaseConfig,
  options: StorageOptions = { mayCreate: true },
): Promise<Storage> {
  if (database.kind === 'sqlite') {
    const { openSqlite } = await import('./sqlite/sqlite-engine.ts');
    return createStorage(await openSqlite(database.path, options));
  }
  const { openPostgres } = await import('./postgres/postgres-engine.ts');
  return createStorage(await openPostgres(database, { name: toDatabaseName(database), ...options }));
}

/** Path, or `db.example:5432/campusway` without user and password. */
export function toDatabaseName(database: DatabaseConfig): string {
  if (database.kind === 'sqlite') return database.path;
  const { host, pathname } = URL.parse(database.url) ?? { host: 'PostgreSQL', pathname: '' };
  return `${host}${pathname}`;
}
