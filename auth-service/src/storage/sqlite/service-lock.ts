import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageUnavailableError } from '../storage.ts';
import { ensureSqliteFile } from './sqlite-file.ts';

/** A service that is stopping ends within this time. */
const timeoutMs = 3000;

/**
 * Locks a file beside the database until release() or the end of the process, also by kill -9: the operating system holds
 * the lock. Two services on one file would each count requests and cache keys alone.
 *
 * @throws {StorageUnavailableError} while another service holds the lock, or if it is no file
 */
export function lockForService(path: string): { release(): void } {
  const lockPath = `${realpathSync(path)}-lock`;
  ensureSqliteFile(lockPath);
  const lock = openLock(lockPath);
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new StorageUnavailableError(
      `Cannot use the database "${path}": another service is using it. Stop that one, or let several instances share PostgreSQL (DATABASE_URL)`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: timeoutMs });
  } catch (cause) {
    throw new StorageUnavailableError(
      `Cannot open the lock "${path}": it is not a database file. Check AUTH_DATA_DIR and AUTH_SQLITE_FILE`,
      { cause },
    );
  }
}
