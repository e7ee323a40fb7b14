import { lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenStopped } from '@campusway/toolkit';

/** Link to the temporary folder of the running command. The folder is not in the site, because a browser's profile needs a short path. */
function tempLink(site: string): string {
  return join(site, 'temp.tmp');
}

/** Runs `action` with a new temporary folder as TMPDIR, also for programs that it starts, and a link to it. */
export async function inTempFolder<Value>(
  action: (folder: string) => Promise<Value>,
  link?: string,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-'));
  if (link) symlinkSync(folder, link, 'dir');
  function remove(): void {
    if (link) rmSync(link);
    // Retries, because a browser that is being killed may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const forget = whenStopped(remove);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await action(folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    forget();
    remove();
  }
}

/** As `inTempFolder`, with a link in the site by which the next command finds the folder of a killed one. */
export function withTempFolder<Value>(site: string, action: () => Promise<Value>): Promise<Value> {
  return inTempFolder(action, tempLink(site));
}

/** The caller must hold the site's lock. */
export function removeTempFolder(site: string): void {
  const link = tempLink(site);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  rmSync(readlinkSync(link), { recursive: true, force: true });
  rmSync(link);
}
