import { findEarlyPage } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { type DOMAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import controls from '../../../controls/route-controls.module.css';
import { wantsMotion } from '../../../map/leaflet/clearance.ts';
import { intro } from '../intro.ts';
import css from './Sheet.module.css';

/** Whether the sheet is a side panel, without stops; the same media query as in the stylesheet. */
export function isPanel(): boolean {
  return matchMedia('(min-width: 46rem), (min-width: 40rem) and (orientation: landscape)').matches;
}

/** Distance between stops up to which they are the same, CSS pixels. */
const same = 8;

/** Accessible name of the sheet and its handle. */
const name = 'Route and directions';

/** Shows the map of the early answer until the plan is painted, and the route with it. */
function placeEarlyMap(place: HTMLElement | null): void {
  const map = findEarlyPage()?.querySelector(`.${css.behind} > *`);
  const stage = place?.parentElement;
  if (!stage || !map) return;
  place.append(map);
  const painting = new MutationObserver(() => {
    if (!stage.querySelector('.leaflet-plan-pane canvas[style*="width"]')) return;
    painting.disconnect();
    map.remove();
  });
  painting.observe(stage, { subtree: true, childList: true, attributeFilter: ['style'] });
}

interface SheetProps {
  /** Fills the page below the sheet. */
  readonly stage: ReactNode;
  /** Stays at the top of the page. */
  readonly floating: ReactNode;
  /** The sheet leaves its lowest stop. */
  readonly onRaise: () => void;
  /** Visible at every stop; has the heading. */
  readonly peek: ReactNode;
  readonly children: ReactNode;
}

/**
 * A stage with a bottom sheet. On a phone the sheet has three stops by CSS scroll snap, so that dragging needs no script;
 * from the width of a tablet it is a side panel. `--peek` is the height of the part visible at the lowest stop, `--field` that of
 * the floating part.
 */
export function Sheet({ stage, floating, onRaise, peek, children }: SheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isRaised, setRaised] = useState(false);

  useLayoutEffect(() => {
    const measured = [
      ['--peek', head.current],
      ['--field', field.current],
    ] as const;
    const measure = () => {
      for (const [name, element] of measured)
        root.current?.style.setProperty(name, `${element?.offsetHeight ?? 0}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const [, element] of measured) if (element) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  /** Scroll positions of the stops, which the stylesheet sets, from lowest to highest. */
  function readStops(): readonly number[] {
    const { children, offsetTop = 0 } = scroller.current ?? {};
    return Array.from(children ?? [], (child) => {
      const margin = Number.parseFloat(getComputedStyle(child).scrollMarginTop);
      return Math.max(0, (child as HTMLElement).offsetTop - offsetTop - margin);
    });
  }

  function scrollTo(top: number): void {
    scroller.current?.scrollTo({ top, behavior: wantsMotion() ? 'smooth' : 'instant' });
  }

  /** Moves to the next stop, from the highest to the lowest. With large text two may be the same. */
  function raise(): void {
    scrollTo(readStops().find((top) => top > (scroller.current?.scrollTop ?? 0) + same) ?? 0);
  }

  const handlers: DOMAttributes<HTMLElement> = {
    onScroll() {
      const isHigher = (scroller.current?.scrollTop ?? 0) > same;
      setRaised(isHigher);
      if (isHigher && !isRaised) onRaise();
    },
    /** Raises the sheet to show a focused element below the window's edge. Only for keyboard focus: moving under a pointer would lose the click. */
    onFocus({ target }) {
      if (isPanel() || target.closest('[data-floating]') || !target.matches(':focus-visible')) return;
      const sheetTop = head.current?.parentElement?.getBoundingClientRect().top ?? 0;
      const hidden = target.getBoundingClientRect().bottom - sheetTop - (head.current?.offsetHeight ?? 0);
      if (hidden > (scroller.current?.scrollTop ?? 0))
        scrollTo(readStops().find((top) => top >= hidden) ?? hidden);
    },
    onKeyDown(event) {
      const isLow = !scroller.current?.scrollTop;
      if (event.key !== 'Escape' || event.defaultPrevented || isLow || isPanel()) return;
      scrollTo(0);
      handle.current?.focus({ preventScroll: true });
    },
  };

  return (
    <div ref={root} className={`screen-only ${css.stage}`} data-stage="">
      <section ref={scroller} className={css.scroller} aria-label={name} {...handlers}>
        <div className={css.low} />
        <div className={css.half} />
        <div className={css.sheet}>
          <div ref={field} className={css.floating} data-floating="" data-covers="top">
            {floating}
          </div>
          <div ref={head} className={css.head} data-covers="bottom">
            <button
              ref={handle}
              type="button"
              className={`${styles.lineButton} ${controls.inset} ${css.handle}`}
              aria-expanded={isRaised}
              aria-label={name}
              onClick={raise}
            />
            {peek}
          </div>
          <div className={`${styles.stack} ${css.body}`}>{children}</div>
        </div>
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus */}
      <div
        className={css.behind}
        data-plan={intro.plan}
        // The raised sheet would cover what has the keyboard focus behind it.
        onFocus={({ target }) => !isPanel() && target.matches(':focus-visible') && scrollTo(0)}
      >
        <div ref={placeEarlyMap} aria-hidden="true" className={css.early} />
        {stage}
      </div>
    </div>
  );
}
