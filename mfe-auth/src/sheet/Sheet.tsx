import type { ReactNode } from 'react';
import { Doorway } from './Doorway.tsx';
import css from './Sheet.module.css';

interface SheetProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Stands below the sheet. */
  readonly aside?: ReactNode;
}

/** A page that is one form, beside a plan on a desk. */
export function Sheet({ head, children, aside }: SheetProps) {
  return (
    <div className={`page ${css.page}`}>
      <div className={css.column}>
        {head}
        <div className={css.sheet}>{children}</div>
        {aside && <aside>{aside}</aside>}
      </div>
      <div className={css.plan}>
        <Doorway />
      </div>
    </div>
  );
}
