import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { explainErrors } from '@campusway/service/system-errors';
import { createFolder } from '../create-folder.ts';
import type { Query, Row } from '../query.ts';
import { StorageUnavailableError } from '../storage.ts';

/** Creates a missing file with mode 0600, which SQLite copies to its -wal and -shm files. */
export function ensureSqliteFile(path: string): void {
  const create = () => {
    createFolder(dirname(path));
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  };
  explainErrors(create, `create the database "${path}"`, 'Check AUTH_DATA_DIR and AUTH_SQLITE_FILE');
}

/**
 * A connection that detects when its file was deleted or replaced. SQLite alone would keep writing to the deleted file and
 * lose acknowledged accounts.
 */
export class SqliteFile {
  readonly #path: string;
  readonly #prepare: (database: DatabaseSync) => void;
  readonly #recheckMs: number;
  #checkedAt = -Infinity;
  #open: { database: DatabaseSync; inode: number; statements: Map<string, StatementSync> } | undefined;

  /** `prepare` runs on each new connection; connect() checks the file every `recheckMs`. */
  constructor(
    path: string,
    { prepare, recheckMs }: { prepare: (database: DatabaseSync) => void; recheckMs: number },
  ) {
    this.#path = path;
    this.#prepare = prepare;
    this.#recheckMs = recheckMs;
  }

  /** @throws {StorageUnavailableError} while the file is missing, and for one with hard links */
  connect(): DatabaseSync {
    if (this.#open && performance.now() - this.#checkedAt < this.#recheckMs) return this.#open.database;
    const file = statSync(this.#path, { throwIfNoEntry: false });
    if (file === undefined) {
      this.close();
      throw new StorageUnavailableError(`Cannot find the database file "${this.#path}"`);
    }
    if (this.#open?.inode !== file.ino) {
      this.close();
      refuseHardLinks(this.#path, file.nlink);
      const database = new DatabaseSync(toExistingFileUrl(this.#path), { timeout: 5000 });
      try {
        this.#prepare(database);
      } catch (error) {
        // A handle that is left open is closed at the end of its thread, in no defined order.
        database.close();
        throw error;
      }
      this.#open = { database, inode: file.ino, statements: new Map() };
    }
    this.#checkedAt = performance.now();
    return this.#open.database;
  }

  execute({ sql, values, first }: Query): readonly Row[] {
    const { statements, database } = this.#open ?? this.#missing();
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    if (!first) return statement.all(values);
    const row = statement.get(values);
    return row ? [row] : [];
  }

  close(): void {
    this.#open?.database.close();
    this.#open = undefined;
  }

  #missing(): never {
    throw new Error('Cannot execute a query before connect()');
  }
}

/** The lock, the -wal and the -shm file follow the name: under two names, two services would overwrite each other's writes. */
function refuseHardLinks(path: string, names: number): void {
  if (names > 1)
    throw new StorageUnavailableError(
      `Cannot use the database "${path}": the file has ${names} names (hard links), and SQLite would lose accounts. Remove the others, or copy the file (cp)`,
    );
}

/** Mode rw never creates the file, so a lost database is not replaced by an empty one. */
function toExistingFileUrl(path: string): URL {
  const url = pathToFileURL(path);
  url.searchParams.set('mode', 'rw');
  return url;
}
