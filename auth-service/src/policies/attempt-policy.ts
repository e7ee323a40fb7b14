/** Consecutive failed attempts of a network or a known device for a name, or of a signed-in account. */
export interface AttemptState {
  readonly failures: number;
  readonly lastFailureAt: number;
  readonly blockedUntil: number;
}

/** By the earlier failures of its network for the name: none, one or two, or more. */
export type AttemptKind = 'first' | 'few' | 'repeated';

/** Times of the failed attempts for a name in the last day, from any number of networks. */
export type NameState = Readonly<Record<AttemptKind, readonly number[]>>;

export type Decision<State> =
  | { readonly allowed: true; readonly next: State }
  | { readonly allowed: false; readonly retryAfterMs: number };

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const attemptPolicy = {
  /** Attempts before the first delay. */
  freeAttempts: 4,
  maxDelayMs: 60 * minute,
  /** A counter without a counted failure for this long is reset. */
  forgetAfterMs: 7 * day,
  /** A known device with this many consecutive failures is treated as unknown. */
  maxFailuresOfDevice: 5,
  /**
   * NIST 800-63B-4, 3.2.2: together at most 100 consecutive failures. Networks that fail repeatedly have a budget separate
   * from that of an owner on another network, who may mistype twice. `few` and `repeated` share the limit per minute.
   */
  ofName: {
    first: { perMinute: 5, perDay: 60 },
    few: { perMinute: 5, perDay: 20 },
    repeated: { perMinute: 5, perDay: 20 },
  },
} as const;

/**
 * Decides on an attempt before its password is hashed. It counts as failed until it succeeds, so parallel attempts are all
 * counted. Refused attempts are not counted and do not extend the delay.
 */
export function decideAttempt(state: AttemptState | undefined, now: number): Decision<AttemptState> {
  const known = countFailures(state, now);
  const left = known === 0 ? 0 : (state?.blockedUntil ?? 0) - now;
  if (left > 0) return { allowed: false, retryAfterMs: Math.min(left, toDelayMs(known)) };
  const failures = known + 1;
  const delay = toDelayMs(failures);
  // 0 instead of `now` without a delay: the clock of another instance may be behind.
  const blockedUntil = delay === 0 ? 0 : now + delay;
  return { allowed: true, next: { failures, lastFailureAt: now, blockedUntil } };
}

/** 0 when the failures are forgotten. */
export function countFailures(state: AttemptState | undefined, now: number): number {
  return state && isWithin(state.lastFailureAt, attemptPolicy.forgetAfterMs, now) ? state.failures : 0;
}

/** 0 for four failures, then 1, 2, 4 ... seconds, up to an hour. */
export function toDelayMs(failures: number): number {
  if (failures <= attemptPolicy.freeAttempts) return 0;
  return Math.min(2 ** (failures - attemptPolicy.freeAttempts - 1) * second, attemptPolicy.maxDelayMs);
}

export function toKind(failures: number): AttemptKind {
  if (failures === 0) return 'first';
  return failures <= 2 ? 'few' : 'repeated';
}

/** Limits the attempts for a name in every period of a minute and of a day. */
export function decideForName(state: NameState, kind: AttemptKind, now: number): Decision<NameState> {
  const { perMinute, perDay } = attemptPolicy.ofName[kind];
  const sort = (all: readonly number[]) =>
    all.filter((time) => isWithin(time, day, now)).sort((a, b) => a - b);
  const times = sort(state[kind]);
  const ofMinute = kind === 'first' ? times : sort([...state.few, ...state.repeated]);
  const retryAfterMs = Math.max(toWaitMs(ofMinute, perMinute, minute), toWaitMs(times, perDay, day));
  if (retryAfterMs > 0) return { allowed: false, retryAfterMs };
  return { allowed: true, next: { ...state, [kind]: [...times, now] } };

  function toWaitMs(sorted: readonly number[], max: number, period: number): number {
    const earliest = sorted.at(-max);
    return earliest === undefined ? 0 : Math.min(earliest + period - now, period);
  }
}

function isWithin(time: number, period: number, now: number): boolean {
  return now - time < period && time - now <= maxSkewMs;
}

/** Maximum clock difference between instances. Later times come from a clock that was set back: they count as expired. */
export const maxSkewMs = 60_000;
