import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withFolderLock } from '@campusway/toolkit';

/**
 * Runs what writes into a college folder while nothing else does. The lock is elsewhere: the folder itself has no files that
 * are not of the college.
 *
 * @param waitSeconds for another program that has the lock
 */
export function withCollegeLock<Result>(
  folder: string,
  waitSeconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const lock = join(tmpdir(), `campusway-import-into-${basename(folder)}-${digest}`);
  return withFolderLock(lock, run, { waitSeconds, name: folder });
}
