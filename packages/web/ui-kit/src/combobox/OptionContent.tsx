import { Link, type LinkProps } from '@campusway/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import lines from '../lines.module.css';
import { SignCode } from '../sign/SignCode.tsx';
import css from './combobox.module.css';

/** Classes of the popup of a combobox and of its options. */
export const comboboxStyles = {
  popup: classNames(lines.popup, css.popup),
  option: classNames(lines.item, css.option),
} as const;

interface OptionContentProps {
  readonly title: ReactNode;
  readonly where?: string | undefined;
  /** Door sign. */
  readonly code?: string | undefined;
}

/** Content of an option: name, location and door sign. */
export function OptionContent({ title, where, code }: OptionContentProps) {
  return (
    <>
      <span className={css.text}>
        <bdi className={lines.name}>{title}</bdi>
        {where && (
          <span className={lines.detail}>
            {' '}
            <bdi>{where}</bdi>
          </span>
        )}
      </span>
      {code && <SignCode tone="outline">{code}</SignCode>}
    </>
  );
}

/** Link that looks like an option, in a listbox or in a list of answers. */
export function OptionLink({ title, where, code, ...link }: Omit<LinkProps, 'title'> & OptionContentProps) {
  return (
    <Link {...link} className={comboboxStyles.option}>
      <OptionContent title={title} where={where} code={code} />
    </Link>
  );
}
