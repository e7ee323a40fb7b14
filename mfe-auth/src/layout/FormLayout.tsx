import { collegeFile } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './FormLayout.module.css';

interface FormLayoutProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Shown below the content. */
  readonly aside?: ReactNode;
}

/** Layout of a page with one form; on wide screens beside the picture of the campus. */
export function FormLayout({ head, children, aside }: FormLayoutProps) {
  return (
    <div className={`page ${css.page}`}>
      <div className={css.column}>
        {head}
        <div className={css.content}>{children}</div>
        {aside && <aside>{aside}</aside>}
      </div>
      <div className={`screen-only ${css.plan}`}>
        <img src={collegeFile('campus.svg')} alt="" />
      </div>
    </div>
  );
}

/** Notice on a site without an auth service. */
export function NoService() {
  return <Notice>Logging in is not part of this site. Everything else works without an account.</Notice>;
}
