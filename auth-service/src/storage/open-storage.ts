import { type DatabaseConfig, type StorageOptions, toDatabaseName } from './database-config.ts';
import { createStorage, type Storage } from './storage.ts';

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
