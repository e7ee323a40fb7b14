import type { FieldError, Outcome } from '@campusway/contract';
import { withFieldError } from '../form/failure.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import type { FieldProps } from '../form/use-form.ts';

const field = 'current_password';

interface CurrentPasswordProps extends FieldProps {
  readonly label?: string;
  readonly describedBy?: string;
}

/** Password that confirms a change of the account. */
export function CurrentPasswordField({ label = 'Current password', ...props }: CurrentPasswordProps) {
  return <PasswordField {...props} label={label} autoComplete="current-password" />;
}

export function checkCurrentPassword(typed: { readonly [field]: string }): readonly FieldError[] {
  return typed[field] === '' ? [{ field, message: 'Enter your current password' }] : [];
}

/** Turns the refusal of a wrong password into an error of its field. */
export function withPasswordError(outcome: Outcome): Outcome {
  return withFieldError(outcome, { code: 'wrong-password', field });
}
