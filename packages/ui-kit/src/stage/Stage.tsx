import type { ReactNode } from 'react';
import type { PageIntroProps } from '../intro/PageIntro.tsx';
import css from './Stage.module.css';

interface StageProps {
  readonly look: PageIntroProps['look'];
  /** Fills what is left of the stage; it has to bring its own height of 100 %. */
  readonly plan?: ReactNode;
  readonly children: ReactNode;
}

/**
 * With the look `hero` the plan is the stage of the page: on a wide screen it fills the window behind a sheet with the
 * page's content, on a narrow one what the content leaves of the screen. Otherwise a page like any other.
 */
export function Stage({ look = 'plain', plan, children }: StageProps) {
  return (
    <div className={css.stage} data-look={look}>
      <div className="page">
        <div className={css.sheet}>{children}</div>
      </div>
      <div className={css.plan}>{plan}</div>
    </div>
  );
}
