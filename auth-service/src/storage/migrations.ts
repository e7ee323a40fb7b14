import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fillNameSkeletons } from './operations/accounts.ts';
import type { Operation } from './query.ts';
import { StorageUnavailableError } from './storage.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Fills values that SQL cannot compute, in the same transaction. */
  readonly fill: (() => Operation<void>) | undefined;
}

const fills: ReadonlyMap<number, Migration['fill']> = new Map([[2, fillNameSkeletons]]);

export interface AppliedMigration {
  readonly version: number;
  readonly checksum: string;
}

export interface MigrationOptions {
  /** Name of the database in messages. */
  readonly name: string;
  /** False: refuses a database without the service's tables, which is the wrong one or has lost its content. */
  readonly mayCreate: boolean;
}

export const createMigrationsTable = `create table if not exists migrations (
  version integer primary key, name text not null, checksum text not null, applied_at text not null)`;

/** Reads the numbered .sql files of one engine in order. */
export function readMigrations(engine: 'sqlite' | 'postgres'): readonly Migration[] {
  const folder = new URL(`../../migrations/${engine}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, index) => {
      const version = Number.parseInt(name, 10);
      if (version !== index + 1)
        throw new RangeError(`Cannot use migration "${name}": expected number ${index + 1}`);
      const sql = readFileSync(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version, name, sql, checksum, fill: fills.get(version) };
    });
}

/**
 * Returns the migrations that are not applied yet.
 *
 * @throws {StorageUnavailableError} when the database belongs to another or a newer service, or an applied migration was
 *   edited
 */
export function planMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
  { name: database, mayCreate }: MigrationOptions,
): readonly Migration[] {
  const refuse = (reason: string): never => {
    throw new StorageUnavailableError(`Cannot use the database "${database}": ${reason}`);
  };
  if (applied.length === 0 && !mayCreate)
    refuse(
      'it has no tables of this service. Name the right one, or create them: "npm run admin -w auth-service -- create-database"',
    );
  for (const { version, checksum } of applied) {
    const migration = known.find((candidate) => candidate.version === version);
    if (!migration) refuse(`it has migration ${version}, which this version of the service does not know`);
    else if (migration.checksum !== checksum)
      refuse(`migration "${migration.name}" was changed after it was applied`);
  }
  return known.filter(({ version }) => !applied.some((done) => done.version === version));
}
