import { readStored, whenPageIdle, writeStored } from '@campusway/platform';
import type { ReleaseWatch } from './release-watch.ts';
import type { ReadRegistry } from './take-closures.ts';

let watch: Promise<ReleaseWatch> | undefined;

const reloadedFor = 'campusway:reloaded-for';

/** Leaves the connection to the page's own files first. */
const afterMs = 4000;

/** Starts the release watch once the page is idle. Returns a function that stops it. */
export function watchRelease(release: string | undefined, readRegistry: ReadRegistry): () => void {
  if (!release) return () => undefined;
  const cancel = whenPageIdle(
    () => {
      watch = import('./show-update.tsx').then((update) => update.startReleaseWatch(release, readRegistry));
      // When its chunk does not load, there is no watch.
      watch.catch(() => undefined);
    },
    { afterMs },
  );
  return () => {
    cancel();
    void watch?.then((running) => running.stop());
  };
}

/**
 * Reloads a page whose data has been removed from the site, once for each newer release. The promise resolves when the page
 * stays: no release is newer, or it has been reloaded for that one, as where an edge cache has an old page.
 */
export async function reloadIfNewer(release: string | undefined): Promise<void> {
  if (!release) return;
  const newer = await import('./show-update.tsx')
    .then(({ findNewer }) => findNewer(release))
    .catch(() => undefined);
  if (!newer || readStored(reloadedFor, 'sessionStorage') === newer) return;
  if (!writeStored(reloadedFor, newer, 'sessionStorage')) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Checks now: a failure to load may come from a newer release. */
export function suspectNewerRelease(): void {
  void watch?.then((running) => running.check());
}
