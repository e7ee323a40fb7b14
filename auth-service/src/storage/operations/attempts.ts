import { type AttemptState, attemptPolicy, decideAttempt } from '../../accounts/attempt-policy.ts';
import { change, type Operation, selectToChange, toNumber } from '../query.ts';

export type TakenAttempt =
  | { readonly allowed: true; readonly key: string }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** Counts an attempt against the known device it comes from, or else against the name. Commits before any hash runs. */
export function* takeAttempt({
  nameKey,
  deviceKey,
  now,
}: {
  nameKey: string;
  deviceKey: string | undefined;
  now: number;
}): Operation<TakenAttempt> {
  const isTrusted = deviceKey !== undefined && (yield* countFailures(deviceKey)) < attemptPolicy.mostOfDevice;
  const key = isTrusted ? deviceKey : nameKey;
  // The row exists before it is locked, so that two instances cannot both find none.
  yield* change(
    `insert into attempts (key, failures, last_failure_at, blocked_until) values (:key, 0, :now, 0)
     on conflict do nothing returning key`,
    { key, now },
  );
  const decision = decideAttempt(yield* findState(key), now);
  if (!decision.allowed) return decision;
  const { failures, lastFailureAt, blockedUntil } = decision.next;
  yield* change(
    `update attempts set failures = :failures, last_failure_at = :lastFailureAt, blocked_until = :blockedUntil
     where key = :key returning key`,
    { key, failures, lastFailureAt, blockedUntil },
  );
  return { allowed: true, key };
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
