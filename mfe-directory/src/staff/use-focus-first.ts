import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first link of the results: now, or once they are no longer stale and would lose the focus. */
export function useFocusFirst(results: RefObject<HTMLElement | null>, isStale: boolean): () => void {
  const isWanted = useRef(false);
  const focus = () => results.current?.querySelector('a')?.focus();
  useEffect(() => {
    if (isStale || !isWanted.current) return;
    isWanted.current = false;
    results.current?.querySelector('a')?.focus();
  }, [isStale, results]);
  return () => {
    isWanted.current = isStale;
    if (!isStale) focus();
  };
}
