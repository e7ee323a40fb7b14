import type { Opening } from '@campusway/contract';
import { Card, PageOpening } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface SheetProps {
  readonly opening: Opening;
  readonly children: ReactNode;
  /** Stands beside the sheet, below it on a phone. */
  readonly aside?: ReactNode;
}

/** A page that is one form on a sheet of paper. */
export function Sheet({ opening, children, aside }: SheetProps) {
  return (
    <div className={`page ${css.page}`}>
      <div className={css.head}>
        <PageOpening {...opening} />
      </div>
      <Card className={css.sheet}>{children}</Card>
      {aside && <aside className={css.aside}>{aside}</aside>}
    </div>
  );
}
