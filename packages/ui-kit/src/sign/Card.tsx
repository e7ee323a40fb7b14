import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './Card.module.css';

/** A quiet sheet of paper. `as` names the element that the content needs. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { readonly as?: 'div' | 'article' | 'section' | 'li' }) {
  return (
    <Element
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
      className={classNames(css.card, className)}
    />
  );
}
