/** Failed attempts in a row, of one name or of one known device. */
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
  free: 4,
  longestDelayMs: 15 * 60 * second,
  /** NIST 800-63B-4, 3.2.2: no more than 100 in a row. */
  most: 100,
  /** After this long without a counted failure the row begins anew. */
  forgetAfterMs: day,
  /** A known device that fails this often in a row counts as an unknown one. */
  mostOfDevice: 5,
} as const;

/**
 * Takes the place of one attempt before its password is hashed: it counts as failed until it succeeds, so that a hundred
 * attempts at once are a hundred attempts. What is refused is not counted: nobody prolongs a delay by knocking.
 */
export function decideAttempt(state: AttemptState | undefined, now: number): AttemptDecision {
  const isForgotten = state === undefined || now - state.lastFailureAt >= attemptPolicy.forgetAfterMs;
  if (!isForgotten && now < state.blockedUntil)
    return { allowed: false, retryAfterMs: state.blockedUntil - now };
  const failures = isForgotten ? 1 : state.failures + 1;
  const delay = toDelayMs(failures);
  // Not `now` where there is no delay: the clock of another instance may be behind.
  const blockedUntil = delay === 0 ? 0 : now + delay;
  return { allowed: true, next: { failures, lastFailureAt: now, blockedUntil } };
}

/** 0 four times, then 1, 2, 4 ... seconds: the eleventh attempt comes 63 s after the first at the earliest. */
export function toDelayMs(failures: number): number {
  if (failures >= attemptPolicy.most) return attemptPolicy.forgetAfterMs;
  if (failures <= attemptPolicy.free) return 0;
  return Math.min(2 ** (failures - attemptPolicy.free - 1) * second, attemptPolicy.longestDelayMs);
}
