import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../src/config.ts';

/** Takes a table away under the running service: every login is a mistake of ours from now on. */
export function dropAttempts({ database }: Config): void {
  if (database.kind !== 'sqlite') throw new Error(`Cannot break a database of kind "${database.kind}"`);
  const connection = new DatabaseSync(database.path);
  connection.exec('drop table attempts');
  connection.close();
}
