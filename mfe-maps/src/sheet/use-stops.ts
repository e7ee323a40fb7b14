import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { findStop, stopsOf } from './stops.ts';

/** Where the sheet stands, and how keyboard and focus move it. A finger needs none of this. */
export function useStops() {
  const scroller = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isRaised, setRaised] = useState(false);

  function read() {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const peek = head.current?.offsetHeight ?? 0;
    const gap = Number.parseFloat(
      getComputedStyle(head.current?.parentElement ?? document.body).scrollMarginTop,
    );
    return { scrollTop, peek, stops: stopsOf({ height: clientHeight, peek, gap }) };
  }

  function scrollTo(top: number): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  return {
    parts: { scroller, head, handle },
    isRaised,
    /** To the next stop, and from the highest to the lowest. */
    raise(): void {
      const { scrollTop, stops } = read();
      scrollTo(stops.find((top) => top > scrollTop + 2) ?? 0);
    },
    handlers: {
      onScroll: () => setRaised((scroller.current?.scrollTop ?? 0) > 8),
      /** Raises the sheet over what has taken the focus below the window's edge; moved under a press, it would lose that. */
      onFocus({ target }: FocusEvent): void {
        if (!isSheet(scroller.current) || target.closest('[data-floating]')) return;
        if (!target.matches(':focus-visible')) return;
        const { scrollTop, peek, stops } = read();
        const sheetTop = head.current?.parentElement?.getBoundingClientRect().top ?? 0;
        const hidden = target.getBoundingClientRect().bottom - sheetTop - peek;
        if (hidden > scrollTop) scrollTo(findStop(hidden, stops));
      },
      onKeyDown(event: KeyboardEvent): void {
        const isLow = !scroller.current?.scrollTop;
        if (event.key !== 'Escape' || event.defaultPrevented || isLow || !isSheet(scroller.current)) return;
        scrollTo(0);
        handle.current?.focus({ preventScroll: true });
      },
    },
  } as const;
}

/** The stylesheet decides: a panel beside the stage has no stops. */
function isSheet(scroller: HTMLElement | null): boolean {
  return scroller !== null && getComputedStyle(scroller).scrollSnapType !== 'none';
}
