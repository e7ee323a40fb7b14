import { passwordLength } from '@campusway/contract';
import { VisuallyHidden } from '@campusway/ui-kit';
import css from './PasswordLength.module.css';

/** The rule for a new password, and while it is typed how far it is met. */
export function PasswordLength({ value }: { readonly value: string }) {
  const missing = passwordLength.min - [...value.normalize('NFKC')].length;
  const isLong = missing <= 0;
  return (
    <>
      At least {passwordLength.min} characters.{' '}
      {value !== '' && (
        <strong className={css.live} data-long={isLong || undefined}>
          {isLong ? 'Long enough' : `${missing} more`}
        </strong>
      )}
      <span role="status">{isLong && <VisuallyHidden>The password is long enough</VisuallyHidden>}</span>
    </>
  );
}
