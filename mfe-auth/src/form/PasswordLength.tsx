import { passwordLength } from '@campusway/contract';
import css from './PasswordLength.module.css';

/** The rule for a new password, and while it is typed how many characters are missing. Length alone earns no praise. */
export function PasswordLength({ value }: { readonly value: string }) {
  const missing = passwordLength.min - [...value.normalize('NFKC')].length;
  return (
    <>
      At least {passwordLength.min} characters.{' '}
      {value !== '' && missing > 0 && <strong className={css.missing}>{missing} more</strong>}
    </>
  );
}
