import { Card } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stands beside the sheet, below it on a phone. */
  readonly aside?: ReactNode;
}

/** A page that is one form on a sheet of paper. */
export function Sheet({ title, lead, children, aside }: SheetProps) {
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <Card className={css.sheet}>{children}</Card>
      {aside && <aside className={css.aside}>{aside}</aside>}
    </div>
  );
}
