import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Ref of a list with a button that shows the rest of it. The button disappears, so the focus moves to the first new line,
 * that at index `count`.
 */
export function useFirstNewLine(isWhole: boolean, count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const wasWhole = useRef(isWhole);
  useLayoutEffect(() => {
    if (isWhole && !wasWhole.current)
      list.current?.children[count]?.querySelector<HTMLElement>('a, button')?.focus();
    wasWhole.current = isWhole;
  }, [isWhole, count]);
  return list;
}
