import type { ReactNode } from 'react';
import { SignCode } from '../sign/SignCode.tsx';
import css from './combobox.module.css';

/** Classes of the popup of a combobox and of its options. */
export const comboboxStyles = { popup: css.popup, option: css.option } as const;

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
        <bdi className={css.title}>{title}</bdi>
        {where && (
          <span className={css.where}>
            {' '}
            <bdi>{where}</bdi>
          </span>
        )}
      </span>
      {code && <SignCode tone="outline">{code}</SignCode>}
    </>
  );
}
