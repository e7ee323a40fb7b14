import { whenPageStands } from '../session/when-page-stands.ts';
import type { SiteWatch } from './site-watch.ts';

let watch: Promise<SiteWatch> | undefined;

/** Nobody is told of a new version that soon; until then the page's own files come first. */
const afterMs = 4000;

/** From when the page stands, notices that the site has a newer release than this page. Returns the way to stop. */
export function watchRelease(release: string | undefined): () => void {
  if (!release) return () => undefined;
  const cancel = whenPageStands(
    () => {
      watch = import('./show-update.tsx').then(({ watchSite }) => watchSite(release));
      // Without its code, as after a network that broke off, nothing is noticed.
      watch.catch(() => undefined);
    },
    { afterMs },
  );
  return () => {
    cancel();
    void watch?.then((running) => running.stop());
  };
}

/** Something is missing: perhaps because the site has moved on. */
export function suspectNewerRelease(): void {
  void watch?.then((running) => running.check());
}
