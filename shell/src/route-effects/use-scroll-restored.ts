import { parseJson, readStored, useLocation, useNavigationType, writeStored } from '@campusway/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

const storageKey = 'campusway:scroll';
/** Oldest positions are dropped first. */
const maxPositions = 50;
/** Time limit for a lazily loaded page to reach the height of the stored position. */
const growTimeoutMs = 4000;

/**
 * Scrolls to the top on navigation and on a typed address, and to the stored position on Back and reload. A new query alone
 * does not scroll.
 */
export function useScrollRestored(): void {
  const { key: entry, pathname } = useLocation();
  // The first entries of all documents have the same key.
  const key = entry + pathname;
  const navigation = useNavigationType();
  const isOpening = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Layout effect: a listener removed after paint would store the new page's position for the old entry.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(key, scrollY);
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides, a new query alone does not scroll
  useLayoutEffect(() => {
    const isNew = isOpening.current && isNewVisit();
    isOpening.current = false;
    const top = navigation === 'POP' && !isNew ? recallScroll(key) : 0;
    if (top > 0) return scrollWhenTallEnough(top);
    // Newer engines return a promise, which an effect must not return.
    void scrollTo({ top, behavior: 'instant' });
    return undefined;
  }, [pathname]);
}

/** The document was opened by an address or a link, not by reload or Back. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function scrollWhenTallEnough(top: number): () => void {
  const growing = new ResizeObserver(settle);
  const timer = setTimeout(stop, growTimeoutMs);
  function settle(): void {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo({ top, behavior: 'instant' });
    stop();
  }
  function stop(): void {
    clearTimeout(timer);
    growing.disconnect();
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  }
  growing.observe(document.body);
  // The visitor's own scrolling takes precedence.
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  return stop;
}

type Positions = Record<string, number>;

/** Stores the scroll position of a history entry for the life of the tab; without storage Back starts at the top of the page. */
function rememberScroll(key: string, top: number): void {
  const { [key]: _replaced, ...others } = readPositions();
  const entries = [...Object.entries(others), [key, Math.round(top)] as const].slice(-maxPositions);
  writeStored(storageKey, JSON.stringify(Object.fromEntries(entries)), 'sessionStorage');
}

function recallScroll(key: string): number {
  return readPositions()[key] ?? 0;
}

function readPositions(): Positions {
  return (parseJson(readStored(storageKey, 'sessionStorage')) ?? {}) as Positions;
}
