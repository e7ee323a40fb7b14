import { type Reads, reads, type Writes, writes } from './operations/index.ts';
import type { Operation } from './query.ts';

type Call<Work> = Work extends (input: infer Input) => Operation<infer Result>
  ? (...input: unknown extends Input ? [] : [Input]) => Promise<Result>
  : never;

/** All operations as asynchronous methods: the only access to the database. */
export type Storage = { readonly [Name in keyof Reads]: Call<Reads[Name]> } & {
  readonly [Name in keyof Writes]: Call<Writes[Name]>;
} & {
  /** Rejects while the database cannot be read, or since the last write failed, as on a full disk, cannot be written. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};

/** Implemented by SQLite and PostgreSQL. */
export interface Engine {
  read<Result>(operation: Operation<Result>): Promise<Result>;
  /** Runs one transaction. By name, because SQLite's writer runs in another thread. */
  write(name: keyof Writes, input: unknown): Promise<unknown>;
  close(): Promise<void>;
}

type AnyCall = (input: unknown) => Promise<unknown>;

export function createStorage(engine: Engine): Storage {
  /** By the last write that ended: requests probe nothing. */
  let isWritable = true;
  const write: Engine['write'] = async (name, input) => {
    try {
      const result = await engine.write(name, input);
      isWritable = true;
      return result;
    } catch (error) {
      if (error instanceof StorageUnavailableError) isWritable = false;
      throw error;
    }
  };
  const calls: Record<string, AnyCall | (() => Promise<void>)> = {
    close: () => engine.close(),
    async checkReady() {
      await engine.read(reads.ping());
      if (!isWritable) await write('probeWrite', undefined);
    },
  };
  for (const [name, operation] of Object.entries(reads))
    calls[name] = (input) => engine.read((operation as (input: unknown) => Operation<unknown>)(input));
  for (const name of Object.keys(writes)) calls[name] = (input) => write(name as keyof Writes, input);
  // The keys of `calls` are those of the two tables: the compiler cannot follow the loops.
  return calls as Storage;
}

/** The database is unreachable, full or read-only. Transient: answered 503 with Retry-After. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}
