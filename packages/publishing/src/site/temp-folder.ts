import { lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the temporary folder of the command that has the site. A browser's profile needs a short path, so it lies elsewhere. */
function tempLink(site: string): string {
  return join(site, 'temp.tmp');
}

/**
 * Runs `action` with a temporary folder of its own, for itself and for every program that it starts. A command that is
 * killed leaves the folder and the link to it to the next one.
 */
export async function withTempFolder<Value>(site: string, action: () => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-'));
  symlinkSync(folder, tempLink(site), 'dir');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await action();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    removeTempFolder(site);
  }
}

/** Only for the holder of the site's lock. */
export function removeTempFolder(site: string): void {
  const link = tempLink(site);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  rmSync(readlinkSync(link), { recursive: true, force: true });
  rmSync(link);
}
