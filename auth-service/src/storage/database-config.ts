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

/** Path, or `db.example:5432/campusway` without user and password. */
export function toDatabaseName(database: DatabaseConfig): string {
  if (database.kind === 'sqlite') return database.path;
  const { host, pathname } = URL.parse(database.url) ?? { host: 'PostgreSQL', pathname: '' };
  return `${host}${pathname}`;
}
