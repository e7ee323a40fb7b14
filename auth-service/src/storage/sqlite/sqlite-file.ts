import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Query, Row } from '../query.ts';
import { StorageUnavailableError } from '../storage.ts';

/** Makes the file, readable by its owner alone, where there is none. SQLite's own side files take over its mode. */
export function ensureSqliteFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * A connection that notices when the file is gone or another one was put in its place. SQLite would go on writing to the
 * file that nobody can find any more, and every acknowledged account with it.
 */
export class SqliteFile {
  readonly #path: string;
  readonly #prepare: (database: DatabaseSync) => void;
  readonly #recheckMs: number;
  #checkedAt = -Infinity;
  #open: { database: DatabaseSync; inode: number; statements: Map<string, StatementSync> } | undefined;

  /** `prepare` runs on every newly opened connection; the file is looked for again after `recheckMs`. */
  constructor(
    path: string,
    { prepare, recheckMs }: { prepare: (database: DatabaseSync) => void; recheckMs: number },
  ) {
    this.#path = path;
    this.#prepare = prepare;
    this.#recheckMs = recheckMs;
  }

  /** @throws {StorageUnavailableError} while there is no file. */
  connect(): DatabaseSync {
    if (this.#open && performance.now() - this.#checkedAt < this.#recheckMs) return this.#open.database;
    const inode = statSync(this.#path, { throwIfNoEntry: false })?.ino;
    if (inode === undefined) {
      this.close();
      throw new StorageUnavailableError(`Cannot find the database file "${this.#path}"`);
    }
    if (this.#open?.inode !== inode) {
      this.close();
      const database = new DatabaseSync(toExistingFileUrl(this.#path), { timeout: 5000 });
      this.#prepare(database);
      this.#open = { database, inode, statements: new Map() };
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

/** Opens, but never makes, the file: one that went missing between two calls must not come back empty. */
function toExistingFileUrl(path: string): URL {
  const url = pathToFileURL(path);
  url.searchParams.set('mode', 'rw');
  return url;
}
