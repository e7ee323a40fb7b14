import type { ReactNode } from 'react';
import type { PageHeaderProps } from '../page-header/PageHeader.tsx';
import css from './Stage.module.css';

interface StageProps {
  readonly look: PageHeaderProps['look'];
  /** Screen whose published picture is shown until there is a plan. */
  readonly picture?: string | undefined;
  /** Fills the rest of the stage; must have a height of 100 %. */
  readonly plan?: ReactNode;
  /** The plan shows what the search has found: on narrow screens it is below the search instead of at the end. */
  readonly found?: boolean;
  readonly children: ReactNode;
}

/**
 * With the look `hero` the plan is the background of the page: on wide screens behind a sheet with the content, on narrow
 * screens below the content. Otherwise a normal page.
 */
export function Stage({ look = 'plain', picture, plan, found = false, children }: StageProps) {
  return (
    <div className={css.stage} data-look={look} data-plan={picture} data-found={found}>
      <div className="page">
        <div className={css.sheet} data-covers="">
          {children}
        </div>
      </div>
      <div className={`screen-only plan-picture ${css.plan}`}>{plan}</div>
    </div>
  );
}
