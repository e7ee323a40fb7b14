import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'error';

const icons = { info: Info, success: CircleCheck, error: TriangleAlert } as const;

/**
 * A message in the page. An error interrupts a screen reader (`role="alert"`), the others wait (`role="status"`).
 * Both are read when the text changes, so keep the notice for as long as it has something to say.
 */
export function Notice({
  tone = 'info',
  children,
}: {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(css.notice, css[tone])}>
      <Icon />
      <div className={css.text}>{children}</div>
    </div>
  );
}
