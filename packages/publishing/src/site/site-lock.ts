import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from '@campusway/toolkit';

export const lockedExitCode = 3;

export interface LockOptions {
  /** How long to wait for another one to end; not at all unless said. */
  readonly waitSeconds?: number | undefined;
}

/**
 * Runs `action` while nothing else changes the folder of a site or of a build. The lock is a write lock on a small database file, which the
 * system takes back from a process that was killed: there are no stale locks.
 * @throws {ToolError} when another process has the site
 */
export async function withSiteLock<Value>(
  site: string,
  action: () => Promise<Value>,
  { waitSeconds = 0 }: LockOptions = {},
): Promise<Value> {
  mkdirSync(site, { recursive: true });
  const holder = join(site, 'deploy.holder');
  const lock = await openLocked(site, performance.now() + waitSeconds * 1000, holder);
  try {
    noteHolder(holder, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`);
    return await action();
  } finally {
    lock.close();
  }
}

async function openLocked(site: string, deadline: number, holder: string): Promise<DatabaseSync> {
  let isWaiting = false;
  for (;;) {
    const lock = tryLock(join(site, 'deploy.lock'));
    if (lock) return lock;
    if (performance.now() >= deadline)
      throw new ToolError(
        `Cannot change ${site}: another process is at work on it (${readHolder(holder)}). Nothing was changed; run this again when that one has ended${isWaiting ? '' : ', or with --wait'}.`,
        lockedExitCode,
      );
    if (!isWaiting)
      console.error(`Waiting for ${site}: another process is at work on it (${readHolder(holder)})`);
    isWaiting = true;
    await pause(100);
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  // The database would word it in its own way.
  for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.W_OK);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written: a journal on the disk would only need space.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) return undefined;
    throw error;
  }
}

/** For messages only: a full disk has no room for it. */
function noteHolder(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'it has just begun';
  }
}
