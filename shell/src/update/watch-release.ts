import { whenPageIdle } from '@campusway/platform';
import type { ReleaseWatch } from './release-watch.ts';

let watch: Promise<ReleaseWatch> | undefined;

/** Leaves the connection to the page's own files first. */
const afterMs = 4000;

/** Starts the release watch once the page is idle. Returns a function that stops it. */
export function watchRelease(release: string | undefined): () => void {
  if (!release) return () => undefined;
  const cancel = whenPageIdle(
    () => {
      watch = import('./show-update.tsx').then((update) => update.startReleaseWatch(release));
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

/** Checks now: a failure to load may come from a newer release. */
export function suspectNewerRelease(): void {
  void watch?.then((running) => running.check());
}
