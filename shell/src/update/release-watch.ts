/**
 * Seconds between two checks of a page that shows routes, places, plans or rooms, less up to a fifth at random so that pages do not check
 * in step. A visitor is to learn of a closure within 15 seconds, and the check and its file take up to two. 1,000 visible pages
 * make 85 checks a second, 2 % of a core; each is answered 304 with 0.6 kB, less on HTTP/2, or 6 kB after a deployment.
 */
const urgentSeconds = 13;
/** The same of other pages, and the limit after failures: each doubles the time. */
const calmSeconds = 300;
/** Minimum time before a check when the window gets the focus, or the device the network. */
const minSeconds = 5;

export type ReleaseWatch = ReturnType<typeof createReleaseWatch>;

/** The registry of the live release, from the network. */
export interface LiveRegistry {
  readonly release?: unknown;
}

interface WatchOptions {
  /** Release of this page. */
  readonly release: string;
  /** Whether the page shows what a closure changes. */
  readonly isUrgent: () => boolean;
  readonly fetchLive: () => Promise<LiveRegistry>;
  /** Called again with the next check when it rejects. */
  readonly onNewer: (live: LiveRegistry) => unknown;
}

/**
 * Checks the release of the site while the page is visible and the device has a network. Reports each release newer than the
 * page's own once.
 */
export function createReleaseWatch({ release, isUrgent, fetchLive, onNewer }: WatchOptions) {
  let newest = release;
  let checkedAt = Date.now();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** Checks now. */
  async function check(): Promise<void> {
    checkedAt = Date.now();
    schedule();
    try {
      const live = await fetchLive();
      const { release: found } = live;
      if (isNewer(found, newest)) {
        await onNewer(live);
        newest = found;
      }
      failures = 0;
    } catch {
      failures += 1;
    }
  }

  function checkAfter(seconds: number): void {
    const isDue = Date.now() - checkedAt >= seconds * 1000;
    if (document.visibilityState === 'visible' && navigator.onLine && isDue) void check();
  }

  /** The page may become urgent meanwhile. */
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        schedule();
        checkAfter(isUrgent() ? Math.min(minSeconds * 2 ** failures, calmSeconds) : calmSeconds);
      },
      urgentSeconds * (1 - Math.random() / 5) * 1000,
    );
  }

  const checkOnReturn = () => checkAfter(minSeconds);
  schedule();
  addEventListener('focus', checkOnReturn);
  addEventListener('online', checkOnReturn);
  document.addEventListener('visibilitychange', checkOnReturn);

  function stop(): void {
    clearTimeout(timer);
    removeEventListener('focus', checkOnReturn);
    removeEventListener('online', checkOnReturn);
    document.removeEventListener('visibilitychange', checkOnReturn);
  }

  return { check, stop };
}

/** Releases count up; a stale edge cache must not offer an older one. */
export function isNewer(found: unknown, known: string): found is string {
  return typeof found === 'string' && /^\d+$/.test(found) && Number(found) > Number(known);
}
