import type { ReactNode } from 'react';
import type { PageHeaderProps } from '../page-header/PageHeader.tsx';
import css from './Stage.module.css';

interface StageProps {
  readonly look: PageHeaderProps['look'];
  /** Fills the rest of the stage; must have a height of 100 %. */
  readonly plan?: ReactNode;
  readonly children: ReactNode;
}

/**
 * With the look `hero` the plan is the background of the page: on wide screens behind a sheet with the content, on narrow
 * screens below the content. Otherwise a normal page.
 */
export function Stage({ look = 'plain', plan, children }: StageProps) {
  return (
    <div className={css.stage} data-look={look}>
      <div className="page">
        <div className={css.sheet} data-covers="">
          {children}
        </div>
      </div>
      <div className={`screen-only ${css.plan}`}>{plan}</div>
    </div>
  );
}
