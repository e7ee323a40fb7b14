/** Interval of a visible page, and minimum time between two checks. */
const intervalSeconds = 300;
const minIntervalSeconds = 20;

export type ReleaseWatch = ReturnType<typeof createReleaseWatch>;

interface WatchOptions {
  /** Release of this page. */
  readonly release: string;
  /** Current release of the site; undefined when unknown. */
  readonly fetchRelease: () => Promise<string | undefined>;
  readonly onNewer: (release: string) => void;
}

/**
 * Checks the release of the site every few minutes and when the page becomes visible. Reports each release newer than
 * the page's own once.
 */
export function createReleaseWatch({ release, fetchRelease, onNewer }: WatchOptions) {
  let newest = release;
  let checkedAt = Date.now();

  /** Checks now. */
  async function check(): Promise<void> {
    checkedAt = Date.now();
    const found = await fetchRelease().catch(() => undefined);
    if (found === undefined || !isNewer(found, newest)) return;
    newest = found;
    onNewer(found);
  }

  function checkWhenVisible(): void {
    const isDue = Date.now() - checkedAt >= minIntervalSeconds * 1000;
    if (document.visibilityState === 'visible' && isDue) void check();
  }

  const timer = setInterval(checkWhenVisible, intervalSeconds * 1000);
  addEventListener('focus', checkWhenVisible);
  document.addEventListener('visibilitychange', checkWhenVisible);
  function stop(): void {
    clearInterval(timer);
    removeEventListener('focus', checkWhenVisible);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  }
  return { check, stop };
}

/** Releases count up; a stale edge cache must not offer an older one. */
export function isNewer(found: string, known: string): boolean {
  return /^\d+$/.test(found) && Number(found) > Number(known);
}
