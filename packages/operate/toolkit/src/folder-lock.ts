import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from './run-tool.ts';

const lockedExitCode = 3;

export interface LockOptions {
  /** Time limit for waiting until the lock is free; 0 by default. */
  readonly waitSeconds?: number | undefined;
  /** The folder as messages name it, where the lock is for another one. */
  readonly name?: string | undefined;
}

/**
 * Runs `action` under an exclusive lock on the folder of a site or a build: a write lock on an SQLite file. The system
 * releases it when the process ends, so there are no stale locks.
 * @throws {ToolError} when another process holds the lock
 */
export async function withFolderLock<Value>(
  folder: string,
  action: () => Promise<Value>,
  { waitSeconds = 0, name = folder }: LockOptions = {},
): Promise<Value> {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'deploy.holder');
  const lock = await openLocked(folder, { name, deadline: performance.now() + waitSeconds * 1000, holder });
  try {
    noteHolder(holder, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`);
    return await action();
  } finally {
    lock.close();
  }
}

async function openLocked(
  folder: string,
  { name, deadline, holder }: { readonly name: string; readonly deadline: number; readonly holder: string },
): Promise<DatabaseSync> {
  let isWaiting = false;
  for (;;) {
    const lock = tryLock(join(folder, 'deploy.lock'));
    if (lock) return lock;
    if (performance.now() >= deadline)
      throw new ToolError(
        `Cannot change ${name}: another process is changing it (${readHolder(holder)}). Nothing was changed. Run this again when that process has ended${isWaiting ? '' : ', or use --wait'}.`,
        lockedExitCode,
      );
    if (!isWaiting)
      console.error(`Waiting for ${name}: another process is changing it (${readHolder(holder)})`);
    isWaiting = true;
    await pause(100);
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  // Throws a clearer error than SQLite does.
  for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.W_OK);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is written, so the journal stays in memory and needs no disk space.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) return undefined;
    throw error;
  }
}

/** Used in messages only, so errors such as a full disk are ignored. */
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
    return 'just started';
  }
}
