import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from '../icon/icons.ts';
import css from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons = {
  info: infoIcon,
  success: circleCheckIcon,
  warning: triangleAlertIcon,
  error: triangleAlertIcon,
} as const;
const urgent: ReadonlySet<NoticeTone> = new Set(['warning', 'error']);

/**
 * A message in the page. `error` when something failed, `warning` when the answer is no or something is missing: both
 * interrupt a screen reader (`role="alert"`), the others wait (`role="status"`).
 * All are read when the text changes, so keep the notice for as long as it has something to say.
 */
export function Notice({
  tone = 'info',
  children,
}: {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
}) {
  return (
    <div role={urgent.has(tone) ? 'alert' : 'status'} className={classNames(css.notice, css[tone])}>
      <Icon of={icons[tone]} />
      <div className={css.text}>{children}</div>
    </div>
  );
}
