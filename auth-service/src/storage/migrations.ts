import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fillNameSkeletons } from './operations/name-skeletons.ts';
import type { Operation } from './query.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** What SQL cannot compute, in the same transaction. */
  readonly fill: (() => Operation<void>) | undefined;
}

const fills: ReadonlyMap<number, Migration['fill']> = new Map([[2, fillNameSkeletons]]);

export interface AppliedMigration {
  readonly version: number;
  readonly checksum: string;
}

export const createMigrationsTable = `create table if not exists migrations (
  version integer primary key, name text not null, checksum text not null, applied_at text not null)`;

/** The numbered .sql files of one engine, in their order. */
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
 * Those still to apply.
 *
 * @throws {Error} when an applied migration was edited since, or the database is ahead of this service.
 */
export function planMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const { version, checksum } of applied) {
    const migration = known.find((candidate) => candidate.version === version);
    if (!migration)
      throw new Error(`Cannot use the database: it has migration ${version}, this service does not know it`);
    if (migration.checksum !== checksum)
      throw new Error(
        `Cannot use the database: migration "${migration.name}" was changed after it was applied`,
      );
  }
  return known.filter(({ version }) => !applied.some((done) => done.version === version));
}
