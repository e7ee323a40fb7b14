import { Link, type LinkProps } from '@campusway/platform';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconData } from '../icon/Icon.tsx';
import css from './Button.module.css';

/**
 * `primary`: at most one per view; `secondary`: the default; `danger`: for what cannot be undone; `quiet`: in rows and
 * toolbars; `tool`: beside many others.
 */
export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet' | 'tool';

interface Toned {
  readonly tone?: ButtonTone | undefined;
}

interface ButtonProps extends ComponentProps<'button'>, Toned {
  /** Before its text, or alone with an `aria-label`. */
  readonly icon?: IconData;
}

/** Button of `type="button"` by default. */
export function Button({ tone = 'secondary', type = 'button', icon, children, ...rest }: ButtonProps) {
  const className = classNames('screen-only', css.button, css[tone], rest.className);
  return (
    <button {...rest} type={type} className={className}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** Link within the site that looks like a button. */
export function ButtonLink({ tone = 'secondary', className, ...rest }: LinkProps & Toned) {
  return <Link {...rest} className={classNames('screen-only', css.button, css[tone], className)} />;
}
