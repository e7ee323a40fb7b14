import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Sheet.module.css';
import { useStops } from './use-stops.ts';

/** Whether the sheet is a side panel; the same media query as in the stylesheet. */
export function isPanel(): boolean {
  return matchMedia('(min-width: 60rem), (min-width: 40rem) and (orientation: landscape)').matches;
}

interface SheetProps {
  /** Accessible name of the sheet and its handle. */
  readonly name: string;
  /** Fills the page below the sheet. */
  readonly stage: ReactNode;
  /** Stays at the top of the page. */
  readonly floating: ReactNode;
  /** Visible at every stop. */
  readonly peek: ReactNode;
  readonly children: ReactNode;
}

/**
 * A stage with a bottom sheet. On a phone the sheet has three stops by CSS scroll snap, so that dragging needs no script;
 * in a wide window it is a side panel. `--peek` is the height of the part visible at the lowest stop, `--field` that of
 * the floating part.
 */
export function Sheet({ name, stage, floating, peek, children }: SheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { parts, isRaised, raise, handlers } = useStops();
  const { scroller, head, handle } = parts;

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
  }, [head]);

  return (
    <div ref={root} className={`screen-only ${css.stage}`} data-stage="">
      <section ref={scroller} className={css.scroller} aria-label={name} {...handlers}>
        <div className={css.low} />
        <div className={css.half} />
        <div className={css.sheet} data-sheet="">
          <div ref={head} className={css.head} data-covers="">
            <button
              ref={handle}
              type="button"
              className={css.handle}
              aria-expanded={isRaised}
              aria-label={name}
              onClick={raise}
            />
            {peek}
          </div>
          <div ref={field} className={css.floating} data-floating="" data-covers="top">
            {floating}
          </div>
          <div className={css.body}>{children}</div>
        </div>
      </section>
      <div className={css.behind}>{stage}</div>
    </div>
  );
}
