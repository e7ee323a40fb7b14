import type { FieldError, Outcome } from '@campusway/contract';
import { withFieldError } from '../form/failure.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import type { FieldProps } from '../form/use-form.ts';

const field = 'current_password';

/** Password that confirms a change of the account. */
export function CurrentPasswordField(props: FieldProps & { readonly describedBy?: string }) {
  return <PasswordField {...props} label="Current password" autoComplete="current-password" />;
}

export function checkCurrentPassword(typed: { readonly [field]: string }): readonly FieldError[] {
  return typed[field] === '' ? [{ field, message: 'Enter your current password' }] : [];
}

/** Turns the refusal of a wrong password into an error of its field. */
export function withPasswordError(outcome: Outcome): Outcome {
  return withFieldError(outcome, { code: 'wrong-password', field });
}
