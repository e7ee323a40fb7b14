/** How often a page that somebody sees asks, and how long it waits at least before it asks again. */
const everySeconds = 300;
const atMostEverySeconds = 20;

export interface SiteWatch {
  /** Asks now. */
  check(): Promise<void>;
  stop(): void;
}

interface WatchOptions {
  /** Of this page. */
  readonly release: string;
  /** The release that the site has now; undefined when nobody can say. */
  readonly ask: () => Promise<string | undefined>;
  readonly onNewer: (release: string) => void;
}

/**
 * Asks which release the site has when the page is looked at again and every few minutes, and says when it is newer
 * than the page's own; each newer one is said once.
 */
export function createSiteWatch({ release, ask, onNewer }: WatchOptions): SiteWatch {
  let newest = release;
  let askedAt = Date.now();

  async function check(): Promise<void> {
    askedAt = Date.now();
    const found = await ask().catch(() => undefined);
    if (found === undefined || !isNewer(found, newest)) return;
    newest = found;
    onNewer(found);
  }

  function checkWhenSeen(): void {
    const rested = Date.now() - askedAt >= atMostEverySeconds * 1000;
    if (document.visibilityState === 'visible' && rested) void check();
  }

  const timer = setInterval(checkWhenSeen, everySeconds * 1000);
  addEventListener('focus', checkWhenSeen);
  document.addEventListener('visibilitychange', checkWhenSeen);
  function stop(): void {
    clearInterval(timer);
    removeEventListener('focus', checkWhenSeen);
    document.removeEventListener('visibilitychange', checkWhenSeen);
  }
  return { check, stop };
}

/** Releases count up; an edge of a network that lags behind must not offer the older one. */
function isNewer(found: string, known: string): boolean {
  return /^\d+$/.test(found) && Number(found) > Number(known);
}
