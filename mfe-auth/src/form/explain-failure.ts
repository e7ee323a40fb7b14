import type { AuthFailure } from '@campusway/contract';

/** What the person at the form reads. */
export function explainFailure(failure: AuthFailure): string {
  switch (failure.kind) {
    case 'refused':
      return withWait(failure.message, failure.retryAfter);
    case 'unreachable':
      return failure.slow
        ? 'The login service did not answer within 10 seconds. What you typed is still here.'
        : 'The login service cannot be reached just now. What you typed is still here, and the rest of the site works.';
    case 'signed-out':
      return 'You are logged out: log in again.';
    default:
      return failure satisfies never;
  }
}

/** Whether the same words may be taken at another moment. */
export function isPassing(failure: AuthFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 429);
}

function withWait(message: string, seconds: number | undefined): string {
  if (!seconds) return message;
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `${message}. The next attempt is possible in ${seconds === 1 ? '1 second' : wait}.`;
}
