import { Link, type LinkProps } from '@campusway/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import lines from '../lines.module.css';
import { SignCode } from '../sign/SignCode.tsx';
import css from './menu.module.css';

/** Menu item: code as a sign, name, and optionally a secondary line. */
export function MenuLink({
  code,
  detail,
  className,
  children,
  ...link
}: LinkProps & { readonly code?: string; readonly detail?: ReactNode }) {
  return (
    <Link {...link} className={classNames(lines.item, css.link, className)}>
      {code && (
        <SignCode tone="outline" className={css.code}>
          {code}
        </SignCode>
      )}
      <span>
        <span className={lines.name}>{children}</span>
        {detail && <span className={lines.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
