import type { AuthFailure, Outcome } from '@campusway/contract';

/** Message for the user. */
export function explainFailure(failure: AuthFailure): string {
  switch (failure.kind) {
    case 'refused':
      return withWait(failure.message, failure.retryAfter);
    case 'unreachable':
      if (navigator.onLine === false) return 'You are offline: try again when you are online';
      return `The login service ${failure.slow ? 'did not answer within 10 seconds' : 'cannot be reached'}: try again in a moment`;
    case 'signed-out':
      return 'You are logged out. Log in again.';
    default:
      return failure satisfies never;
  }
}

/** Whether sending the same input later may succeed. */
export function isTransient(failure: AuthFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 429);
}

function withWait(message: string, seconds: number | undefined): string {
  if (!seconds) return message;
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `${message}. The next attempt is possible in ${seconds === 1 ? '1 second' : wait}.`;
}

/** Turns the refusal with a code into an error of a field. */
export function withFieldError<Value>(
  outcome: Outcome<Value>,
  { code, field }: { readonly code: string; readonly field: string },
): Outcome<Value> {
  if (outcome.ok || outcome.failure.kind !== 'refused' || outcome.failure.code !== code) return outcome;
  const { failure } = outcome;
  return { ok: false, failure: { ...failure, faults: [{ field, message: failure.message }] } };
}
