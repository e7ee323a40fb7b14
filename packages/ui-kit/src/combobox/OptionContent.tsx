import type { ReactNode } from 'react';
import { SignCode } from '../sign/SignCode.tsx';
import css from './combobox.module.css';

/** Classes for what hangs from a combobox and for each option in it. */
export const comboboxStyles = { popup: css.popup, option: css.option } as const;

interface OptionContentProps {
  readonly title: ReactNode;
  readonly where?: string | undefined;
  /** Of the door. */
  readonly code?: string | undefined;
}

/** What an option shows: its name, where it is, and at the end the code of the door. */
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
