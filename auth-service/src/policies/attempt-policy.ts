/** Consecutive failed attempts for a name or a known device. */
export interface AttemptState {
  readonly failures: number;
  readonly lastFailureAt: number;
  readonly blockedUntil: number;
}

export type AttemptDecision =
  | { readonly allowed: true; readonly next: AttemptState }
  | { readonly allowed: false; readonly retryAfterMs: number };

const second = 1000;
const day = 24 * 60 * 60 * second;

export const attemptPolicy = {
  /** Attempts before the first delay. */
  freeAttempts: 4,
  maxDelayMs: 15 * 60 * second,
  /** NIST 800-63B-4, 3.2.2: at most 100 consecutive failures. */
  maxFailures: 100,
  /** A row without a counted failure for this long is reset. */
  forgetAfterMs: day,
  /** A known device with this many consecutive failures is treated as unknown. */
  maxFailuresOfDevice: 5,
} as const;

/**
 * Decides on an attempt before its password is hashed. It counts as failed until it succeeds, so parallel attempts are all
 * counted. Refused attempts are not counted and do not extend the delay.
 */
export function decideAttempt(state: AttemptState | undefined, now: number): AttemptDecision {
  const isForgotten = state === undefined || now - state.lastFailureAt >= attemptPolicy.forgetAfterMs;
  if (!isForgotten && now < state.blockedUntil)
    return { allowed: false, retryAfterMs: state.blockedUntil - now };
  const failures = isForgotten ? 1 : state.failures + 1;
  const delay = toDelayMs(failures);
  // 0 instead of `now` without a delay: the clock of another instance may be behind.
  const blockedUntil = delay === 0 ? 0 : now + delay;
  return { allowed: true, next: { failures, lastFailureAt: now, blockedUntil } };
}

/** 0 for four failures, then 1, 2, 4 ... seconds: the eleventh attempt is at least 63 s after the first. */
export function toDelayMs(failures: number): number {
  if (failures >= attemptPolicy.maxFailures) return attemptPolicy.forgetAfterMs;
  if (failures <= attemptPolicy.freeAttempts) return 0;
  return Math.min(2 ** (failures - attemptPolicy.freeAttempts - 1) * second, attemptPolicy.maxDelayMs);
}
