import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { searchIcon } from '../icon/icons.ts';
import css from './form.module.css';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(css.input, className)} />;
}

/** Search box with a lens icon. `large` for the main search of a page. */
export function SearchBox({
  large = false,
  className,
  ...rest
}: ComponentProps<'input'> & { readonly large?: boolean }) {
  return (
    <span className={classNames(css.search, large && css.large, className)}>
      <Icon of={searchIcon} />
      <input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        type="search"
        className={css.input}
      />
    </span>
  );
}
