import { useNavigationType } from '@campusway/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { recallEntry, rememberEntry, untilVisitorActs, useEntryKey } from './entry-memory.ts';

/**
 * Scrolls to the top on navigation and on a typed address, and to the stored position on Back and reload. A new query alone
 * does not scroll.
 */
export function useScrollRestored(pathname: string): void {
  const key = useEntryKey();
  const navigation = useNavigationType();
  const isOpening = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Layout effect: a listener removed after paint would store the new page's position for the old entry.
  useLayoutEffect(() => {
    const remember = () => rememberEntry(key, { top: Math.round(scrollY) });
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
    const { top = 0 } = navigation === 'POP' && !isNew ? recallEntry(key) : {};
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
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo({ top, behavior: 'instant' });
    stop();
  });
  growing.observe(document.body);
  const stop = untilVisitorActs(() => growing.disconnect());
  return stop;
}
