import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Position of the sheet, and its movement by keyboard and focus; touch uses native scrolling. */
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
    /** Moves to the next stop, from the highest to the lowest. */
    raise(): void {
      const { scrollTop, stops } = read();
      scrollTo(stops.find((top) => top > scrollTop + 2) ?? 0);
    },
    handlers: {
      onScroll: () => setRaised((scroller.current?.scrollTop ?? 0) > 8),
      /** Raises the sheet to show a focused element below the window's edge. Only for keyboard focus: moving under a pointer would lose the press. */
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

/** A side panel has no stops; the stylesheet decides. */
function isSheet(scroller: HTMLElement | null): boolean {
  return scroller !== null && getComputedStyle(scroller).scrollSnapType !== 'none';
}

interface Sizes {
  /** Height of the stage. */
  readonly height: number;
  /** Height of the part visible at the lowest stop. */
  readonly peek: number;
  /** Height of the stage above the highest stop. */
  readonly gap: number;
}

type Stops = readonly [peek: number, half: number, full: number];

/** Scroll position of each stop, CSS pixels. The stylesheet has the same values. */
export function stopsOf({ height, peek, gap }: Sizes): Stops {
  return [0, Math.max(0, height / 2 - peek), Math.max(0, height - gap - peek)];
}

/** The lowest stop at or above a scroll position, or the position itself. */
export function findStop(position: number, stops: Stops): number {
  return stops.find((top) => top >= position) ?? position;
}
