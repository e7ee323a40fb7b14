import { useLocation, useNavigationType } from '@campusway/platform';
import { useEffect, useLayoutEffect } from 'react';
import { recallScroll, rememberScroll } from './scroll-memory.ts';

/** A page that comes lazily may take this long to grow to the height at which it was left. */
const growMilliseconds = 4000;

/** Forward starts at the top, back and reload where the page was left, a change of the query alone stays. */
export function useScrollRestored(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Before the new page is painted: a listener that left later would note the new page's top for the old entry.
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
    const top = navigation === 'POP' ? recallScroll(key) : 0;
    if (top > 0) return scrollWhenTallEnough(top);
    // Newer engines answer with a promise, which an effect must not return.
    void scrollTo({ top, behavior: 'instant' });
    return undefined;
  }, [pathname]);
}

function scrollWhenTallEnough(top: number): () => void {
  const growing = new ResizeObserver(settle);
  const timer = setTimeout(stop, growMilliseconds);
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
  // A person who scrolls has decided already.
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  return stop;
}
