import type { Operation } from '../query.ts';
import { runSync } from '../run-operation.ts';
import type { Engine } from '../storage.ts';
import { toStorageError } from './sqlite-errors.ts';
import { ensureSqliteFile, SqliteFile } from './sqlite-file.ts';
import { SqliteWriter } from './writer.ts';
import type { WriterOptions } from './writer-messages.ts';

/** Reads take microseconds and stay here; writes wait for the disk and go to a thread of their own. */
export async function openSqlite(path: string, { mayCreate }: Omit<WriterOptions, 'path'>): Promise<Engine> {
  if (mayCreate) ensureSqliteFile(path);
  const writer = new SqliteWriter({ path, mayCreate });
  await writer.start();
  const reader = new SqliteFile(path, {
    prepare: (database) => database.exec('pragma query_only = on'),
    recheckMs: 100,
  });
  return {
    async read<Result>(operation: Operation<Result>): Promise<Result> {
      try {
        reader.connect();
        return runSync(operation, (query) => reader.execute(query));
      } catch (error) {
        throw toStorageError(error, path);
      }
    },
    write: (name, input) => writer.write(name, input),
    async close() {
      reader.close();
      await writer.close();
    },
  };
}
