import { type AttemptState, attemptPolicy, decideAttempt } from '../../policies/attempt-policy.ts';
import { change, type Operation, selectToChange, toNumber } from '../query.ts';

export type TakenAttempt =
  | { readonly allowed: true; readonly key: string }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** Counts an attempt against the known device that sent it, otherwise against the name. */
export function* takeAttempt({
  nameKey,
  deviceKey,
  now,
}: {
  nameKey: string;
  deviceKey: string | undefined;
  now: number;
}): Operation<TakenAttempt> {
  const isTrusted =
    deviceKey !== undefined && (yield* countFailures(deviceKey)) < attemptPolicy.maxFailuresOfDevice;
  const key = isTrusted ? deviceKey : nameKey;
  const state = yield* findState(key);
  const decision = decideAttempt(state, now);
  if (!decision.allowed) return decision;
  const isCounted = state ? yield* update(key, decision.next) : yield* insert(key, decision.next);
  // Another instance inserted the row meanwhile: now it can be locked.
  return isCounted ? { allowed: true, key } : yield* takeAttempt({ nameKey, deviceKey, now });
}

export function* clearAttempts({ key }: { key: string }): Operation<void> {
  yield* change('delete from attempts where key = :key returning key', { key });
}

function* countFailures(key: string): Operation<number> {
  return (yield* findState(key))?.failures ?? 0;
}

function* findState(key: string): Operation<AttemptState | undefined> {
  const row = yield* selectToChange('select * from attempts where key = :key', { key });
  return (
    row && {
      failures: toNumber(row, 'failures'),
      lastFailureAt: toNumber(row, 'last_failure_at'),
      blockedUntil: toNumber(row, 'blocked_until'),
    }
  );
}

function* insert(key: string, state: AttemptState): Operation<boolean> {
  const inserted = yield* change(
    `insert into attempts (key, failures, last_failure_at, blocked_until)
     values (:key, :failures, :lastFailureAt, :blockedUntil) on conflict do nothing returning key`,
    { key, ...state },
  );
  return inserted === 1;
}

function* update(key: string, state: AttemptState): Operation<boolean> {
  const updated = yield* change(
    `update attempts set failures = :failures, last_failure_at = :lastFailureAt, blocked_until = :blockedUntil
     where key = :key returning key`,
    { key, ...state },
  );
  return updated === 1;
}
