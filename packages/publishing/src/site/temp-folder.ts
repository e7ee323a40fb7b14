import { lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenStopped } from '@campusway/toolkit';

/** Names the temporary folder of the command that has the site. A browser's profile needs a short path, so it lies elsewhere. */
function tempLink(site: string): string {
  return join(site, 'temp.tmp');
}

/** Runs `action` with a temporary folder of its own, for itself and for every program that it starts. */
export async function inTempFolder<Value>(action: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-'));
  // A browser that is being killed may still write.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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

/** As `inTempFolder`; a command that is killed leaves the folder and a link to it to the next one on this site. */
export function withTempFolder<Value>(site: string, action: () => Promise<Value>): Promise<Value> {
  return inTempFolder(async (folder) => {
    symlinkSync(folder, tempLink(site), 'dir');
    const forget = whenStopped(() => rmSync(tempLink(site)));
    try {
      return await action();
    } finally {
      forget();
      rmSync(tempLink(site));
    }
  });
}

/** Only for the holder of the site's lock. */
export function removeTempFolder(site: string): void {
  const link = tempLink(site);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  rmSync(readlinkSync(link), { recursive: true, force: true });
  rmSync(link);
}
