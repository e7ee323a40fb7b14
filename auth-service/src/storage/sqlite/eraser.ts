import type { DatabaseSync } from 'node:sqlite';
import type { Writes } from '../operations/index.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Writes after which a name or a password's hash must be unreadable in the files. */
export const erasing: ReadonlySet<keyof Writes> = new Set([
  'deleteAccount',
  'changePassword',
  'redeemResetCode',
  'replaceHash',
]);

/** A reader with an old snapshot keeps the log from being truncated: do not make writes wait for it. */
const maxWaitMs = 50;
/** VACUUM copies the whole file, to which strangers can add a million failed attempts a day. */
const maxVacuumBytes = 128 * 1024 * 1024;
/** What VACUUM does for this table alone, four times as slow. */
const rewriteAccounts = `pragma foreign_keys = off;
  begin immediate; create temp table kept as select * from accounts; delete from accounts;
  insert into accounts select * from kept; drop table kept; commit`;
/** Interval of the attempts to truncate the log after that. */
const retryMs = 2000;

/**
 * Erases deleted rows from the files. `secure_delete` overwrites a row in its page, but earlier versions of the page stay in
 * the log until it is truncated, and a split of an index page leaves copies of a few keys until the file is rebuilt.
 */
export class Eraser {
  readonly #file: SqliteFile;
  readonly #maxVacuumBytes: number;
  /** This process has erased, and not rebuilt since. */
  #needsRebuild = false;
  /** At the first upkeep: an earlier process may have been killed before it rebuilt. */
  #isFirst = true;
  #retry: NodeJS.Timeout | undefined;

  constructor(file: SqliteFile, options: { readonly maxVacuumBytes: number } = { maxVacuumBytes }) {
    this.#file = file;
    this.#maxVacuumBytes = options.maxVacuumBytes;
  }

  /** Called after a commit, before it is acknowledged. A rebuild that fails is repeated by the next upkeep. */
  afterCommit(names: readonly (keyof Writes)[]): void {
    const isErasing = names.some((name) => erasing.has(name));
    this.#needsRebuild ||= isErasing;
    if (names.includes('removeExpired')) this.#rebuild();
    else if (isErasing) this.#truncate();
  }

  /** A command that deleted an account ends here, without an upkeep. */
  close(): void {
    if (this.#needsRebuild) this.#rebuild();
    clearTimeout(this.#retry);
  }

  /** 50 ms for 20,000 accounts, 0.4 s for 300,000; about a second for the largest file that is copied. */
  #rebuild(): void {
    if ((this.#needsRebuild || this.#isFirst) && this.#erase()) {
      this.#needsRebuild = false;
      this.#isFirst = false;
    }
    this.#truncate();
  }

  #erase(): boolean {
    return this.#run((database) => {
      // Temporary files would hold hashes outside the folder of the data.
      database.exec('pragma temp_store = memory');
      const { page_count, page_size } = database
        .prepare('select page_count, page_size from pragma_page_count, pragma_page_size')
        .get() as { page_count: number; page_size: number };
      try {
        database.exec(page_count * page_size <= this.#maxVacuumBytes ? 'vacuum' : rewriteAccounts);
        return true;
      } finally {
        if (database.isTransaction) database.exec('rollback');
        // Frees the memory of the temporary table.
        database.exec('pragma foreign_keys = on; pragma temp_store = default');
      }
    });
  }

  #truncate(): void {
    clearTimeout(this.#retry);
    // With a reader the checkpoint does not throw.
    if (!this.#run((database) => database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0))
      this.#retry = setTimeout(() => this.#truncate(), retryMs).unref();
  }

  /** False when it failed. */
  #run(work: (database: DatabaseSync) => boolean): boolean {
    try {
      const database = this.#file.connect();
      database.exec(`pragma busy_timeout = ${maxWaitMs}`);
      try {
        return work(database);
      } finally {
        database.exec('pragma busy_timeout = 5000');
      }
    } catch {
      return false;
    }
  }
}
