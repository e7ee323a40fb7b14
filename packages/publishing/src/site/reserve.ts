import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, releaseFolder } from '../release/release.ts';

/** Of what a release takes: the next one may be larger. */
const reservedShare = 1.5;

function reserveFile(site: string): string {
  return join(site, 'deploy.reserve');
}

/**
 * Keeps as much of the disk as one more release takes, so that going back and clearing up work when it is full. Does
 * without where there is no space for that either.
 */
export function keepReserve(site: string): void {
  const live = liveRelease(site);
  if (!live) return;
  const file = reserveFile(site);
  const bytes = Math.ceil(reservedShare * allocatedBytes(releaseFolder(site, live.id)));
  if (existsSync(file) && statSync(file).size >= bytes) return;
  const aside = `${file}.tmp`;
  try {
    // No zeros: a file system may keep those without taking space for them.
    writeFileSync(aside, randomBytes(bytes));
    renameSync(aside, file);
  } catch {
    rmSync(aside, { force: true });
  }
}

export function freeReserve(site: string): void {
  rmSync(reserveFile(site), { force: true });
}

function allocatedBytes(folder: string): number {
  const blocks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).blocks,
  );
  return blocks.reduce((sum, count) => sum + count * 512, 0);
}
