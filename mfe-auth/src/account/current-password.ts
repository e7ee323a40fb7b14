import type { FieldError, Outcome } from '@campusway/contract';

const field = 'current_password';

export function checkCurrentPassword(password: string): readonly FieldError[] {
  return password === '' ? [{ field, message: 'Enter your current password' }] : [];
}

/** Turns the refusal of a wrong password into an error of its field. */
export function withPasswordError(outcome: Outcome): Outcome {
  if (outcome.ok || outcome.failure.kind !== 'refused' || outcome.failure.code !== 'wrong-password')
    return outcome;
  const { failure } = outcome;
  return { ok: false, failure: { ...failure, faults: [{ field, message: failure.message }] } };
}
