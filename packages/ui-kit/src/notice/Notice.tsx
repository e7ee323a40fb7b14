import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from '../icon/icons.ts';
import css from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'error';

const icons = { info: infoIcon, success: circleCheckIcon, error: triangleAlertIcon } as const;

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
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(css.notice, css[tone])}>
      <Icon of={icons[tone]} />
      <div className={css.text}>{children}</div>
    </div>
  );
}
