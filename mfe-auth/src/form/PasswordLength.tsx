import { passwordLength } from '@campusway/contract';
import css from './PasswordLength.module.css';

/** Minimum length of a new password and the number of missing characters. Shows no strength: length alone is no measure. */
export function PasswordLength({ value }: { readonly value: string }) {
  const missing = passwordLength.min - [...value.normalize('NFKC')].length;
  return (
    <>
      At least {passwordLength.min} characters.{' '}
      {value !== '' && missing > 0 && <strong className={css.missing}>{missing} more</strong>}
    </>
  );
}
