import { Link, type LinkProps } from '@campusway/platform';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './Button.module.css';

/**
 * `primary`: at most one per view; `secondary`: the default; `danger`: for what cannot be undone; `quiet`: in rows and
 * toolbars; `tool`: beside many others.
 */
export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet' | 'tool';

interface Toned {
  readonly tone?: ButtonTone | undefined;
}

/** Button of `type="button"` by default. */
export function Button({
  tone = 'secondary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Toned) {
  return (
    <button {...rest} type={type} className={classNames('screen-only', css.button, css[tone], className)} />
  );
}

/** Link within the site that looks like a button. */
export function ButtonLink({ tone = 'secondary', className, ...rest }: LinkProps & Toned) {
  return <Link {...rest} className={classNames('screen-only', css.button, css[tone], className)} />;
}
