import { Link, type LinkProps } from '@campusway/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SignCode } from '../sign/SignCode.tsx';
import css from './MenuLink.module.css';

/** Menu item: code as a sign, name, and optionally a secondary line. */
export function MenuLink({
  code,
  detail,
  className,
  children,
  ...link
}: LinkProps & { readonly code?: string; readonly detail?: ReactNode }) {
  return (
    <Link {...link} className={classNames(css.link, className)}>
      {code && (
        <SignCode tone="outline" className={css.code}>
          {code}
        </SignCode>
      )}
      <span>
        <span className={css.name}>{children}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
