import type { FieldError, Outcome } from '@campusway/contract';

const field = 'current_password';

export function currentPasswordFaults(password: string): readonly FieldError[] {
  return password === '' ? [{ field, message: 'Enter your current password' }] : [];
}

/** The service refuses a wrong password as a whole; the form says it at the field. */
export function withWrongPassword(outcome: Outcome): Outcome {
  if (outcome.ok || outcome.failure.kind !== 'refused' || outcome.failure.code !== 'wrong-password')
    return outcome;
  const { failure } = outcome;
  return { ok: false, failure: { ...failure, faults: [{ field, message: failure.message }] } };
}
