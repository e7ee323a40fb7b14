import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@campusway/artefact/record';
import { liveRelease, releaseFolder } from './release.ts';

/** Size of the reserve relative to the live release, since the next one may be larger. */
const reserveFactor = 1.5;

function reserveFile(site: string): string {
  return join(site, 'deploy.reserve');
}

/**
 * Allocates disk space for one more release, so that rollback and prune work on a full disk. Does nothing when there is
 * no space for it.
 */
export function allocateReserve(site: string): void {
  const live = liveRelease(site);
  if (!live) return;
  const file = reserveFile(site);
  const folder = releaseFolder(site, live.id);
  const allocated = listFiles(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).blocks * 512,
    0,
  );
  const bytes = Math.ceil(reserveFactor * allocated);
  if (existsSync(file) && statSync(file).size >= bytes) return;
  const aside = `${file}.tmp`;
  try {
    // Random bytes, because a file system may store zeros as a sparse file.
    writeFileSync(aside, randomBytes(bytes));
    renameSync(aside, file);
  } catch {
    rmSync(aside, { force: true });
  }
}

export function freeReserve(site: string): void {
  rmSync(reserveFile(site), { force: true });
}
