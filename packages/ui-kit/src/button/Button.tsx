import { Link, type LinkProps } from '@campusway/platform';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './Button.module.css';

/** `primary` once in a view, `secondary` for everything else, `quiet` inside rows and toolbars. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet';

interface Toned {
  readonly tone?: ButtonTone | undefined;
}

/** A button that does not submit unless it is told to. */
export function Button({
  tone = 'secondary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Toned) {
  return <button {...rest} type={type} className={classNames(css.button, css[tone], className)} />;
}

/** A link within the site that has the weight of a button. */
export function ButtonLink({ tone = 'secondary', className, ...rest }: LinkProps & Toned) {
  return <Link {...rest} className={classNames(css.button, css[tone], className)} />;
}
