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
/** Interval of the attempts to truncate the log after that. */
const retryMs = 2000;

/**
 * Erases deleted rows from the files. `secure_delete` overwrites a row in its page, but earlier versions of the page stay in
 * the log until it is truncated, and a split of an index page leaves copies of a few keys until the file is rebuilt.
 */
export class Eraser {
  readonly #file: SqliteFile;
  /** This process has erased, and not rebuilt since. */
  #needsRebuild = false;
  /** At the first upkeep: an earlier process may have been killed before it rebuilt. */
  #isFirst = true;
  #retry: NodeJS.Timeout | undefined;

  constructor(file: SqliteFile) {
    this.#file = file;
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

  /** 50 ms for 20,000 accounts, 0.4 s for 300,000. */
  #rebuild(): void {
    if ((this.#needsRebuild || this.#isFirst) && this.#run('vacuum')) {
      this.#needsRebuild = false;
      this.#isFirst = false;
    }
    this.#truncate();
  }

  #truncate(): void {
    clearTimeout(this.#retry);
    if (!this.#run('pragma wal_checkpoint(truncate)'))
      this.#retry = setTimeout(() => this.#truncate(), retryMs).unref();
  }

  /** False when it failed; a checkpoint that waits for a reader does not throw. */
  #run(sql: string): boolean {
    try {
      const database = this.#file.connect();
      database.exec(`pragma busy_timeout = ${maxWaitMs}`);
      try {
        return database.prepare(sql).get()?.busy !== 1;
      } finally {
        database.exec('pragma busy_timeout = 5000');
      }
    } catch {
      return false;
    }
  }
}
