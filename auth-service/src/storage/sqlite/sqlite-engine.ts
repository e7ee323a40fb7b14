import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageOptions } from '../database-config.ts';
import type { Operation } from '../query.ts';
import { runSync } from '../run-operation.ts';
import type { Engine } from '../storage.ts';
import { erasing } from './eraser.ts';
import { lockForService } from './service-lock.ts';
import { toStorageError } from './sqlite-errors.ts';
import { ensureSqliteFile, SqliteFile } from './sqlite-file.ts';
import { SqliteWriter } from './writer.ts';

/** Then the eraser tries again. */
const maxErasureMs = 250;

/** Reads take microseconds and run in this thread. Writes wait for the disk and run in a worker thread. */
export async function openSqlite(path: string, { mayCreate, forService }: StorageOptions): Promise<Engine> {
  if (mayCreate) ensureSqliteFile(path);
  const lock = forService ? lockForService(path) : undefined;
  const writer = new SqliteWriter({ path, mayCreate });
  await writer.start().catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const reader = new SqliteFile(path, {
    prepare: (database) => database.exec('pragma query_only = on'),
    recheckMs: 100,
  });
  let reading: DatabaseSync | undefined;
  /** Reads wait for it, but not longer for another program's lock: with a snapshot open, the log could not be truncated. */
  let erasure: Promise<unknown> | undefined;
  return {
    async read<Result>(operation: Operation<Result>): Promise<Result> {
      await erasure;
      try {
        beginReads(reader.connect());
        return runSync(operation, (query) => reader.execute(query));
      } catch (error) {
        throw toStorageError(error, path);
      }
    },
    async write(name, input) {
      const written = writer.write(name, input);
      if (erasing.has(name)) {
        endReads();
        erasure = Promise.race([
          written.catch(() => undefined),
          sleep(maxErasureMs, undefined, { ref: false }),
        ]);
      }
      const result = await written;
      // The next read has to see this write.
      endReads();
      return result;
    },
    async close() {
      reader.close();
      await writer.close();
      lock?.release();
    },
  };

  /** Reads of one turn of the event loop share a transaction, because its locks cost as much as a read. */
  function beginReads(database: DatabaseSync): void {
    if (reading === database) return;
    database.exec('begin');
    reading = database;
    setImmediate(endReads);
  }

  function endReads(): void {
    if (reading?.isOpen && reading.isTransaction) reading.exec('commit');
    reading = undefined;
  }
}
