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
 * Message in the page. `error` for failures, `warning` for negative answers and missing input: both interrupt a screen
 * reader (`role="alert"`), the others do not (`role="status"`). A text is a paragraph.
 */
export function Notice({
  tone = 'info',
  describes,
  isLive = describes === undefined,
  className,
  children,
}: {
  readonly tone?: NoticeTone;
  /** Id for a control that has the focus and is described by the message, which is announced with it. */
  readonly describes?: string | undefined;
  /** False when the children have a live message of their own. */
  readonly isLive?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      id={describes}
      role={!isLive ? undefined : urgent.has(tone) ? 'alert' : 'status'}
      className={classNames(css.notice, css[tone], className)}
    >
      <Icon of={icons[tone]} />
      <div className={css.text}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
