import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../src/config.ts';

/** Drops a table of the running service, so that every login fails with an internal error. */
export function dropAttempts({ database }: Config): void {
  if (database.kind !== 'sqlite') throw new Error(`Cannot break a database of kind "${database.kind}"`);
  const connection = new DatabaseSync(database.path);
  connection.exec('drop table attempts');
  connection.close();
}
