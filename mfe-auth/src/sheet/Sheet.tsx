import type { Intro } from '@campusway/contract';
import { Card, PageIntro } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface SheetProps {
  readonly intro: Intro;
  readonly children: ReactNode;
  /** Stands beside the sheet, below it on a phone. */
  readonly aside?: ReactNode;
}

/** A page that is one form on a sheet of paper. */
export function Sheet({ intro, children, aside }: SheetProps) {
  return (
    <div className={`page ${css.page}`}>
      <div className={css.head}>
        <PageIntro {...intro} />
      </div>
      <Card className={css.sheet}>{children}</Card>
      {aside && <aside className={css.aside}>{aside}</aside>}
    </div>
  );
}
