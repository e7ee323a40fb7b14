import {
  type AttemptState,
  attemptPolicy,
  countFailures,
  type Decision,
  decideAttempt,
  decideForName,
  type NameState,
  toKind,
} from '../../policies/attempt-policy.ts';
import { change, type Operation, type Row, selectFirst, selectToChange, toNumber, toText } from '../query.ts';

export interface AttemptKeys {
  readonly nameKey: string;
  /** Of the network for this name. */
  readonly networkKey: string;
  /** Of the known device for this name. */
  readonly deviceKey: string | undefined;
}

/** `keys` are the counters to clear after a success. */
export type TakenAttempt =
  | { readonly allowed: true; readonly keys: readonly string[] }
  | { readonly allowed: false; readonly retryAfterMs: number };

/**
 * Counts an attempt against the known device that sent it, otherwise against the network and the name. Of one name, every
 * transaction locks the row of the name before that of a network, so instances cannot deadlock.
 */
export function* takeAttempt({
  now,
  ...of
}: AttemptKeys & { readonly now: number }): Operation<TakenAttempt> {
  const { nameKey, networkKey, deviceKey } = of;
  if (deviceKey !== undefined) {
    const row = yield* selectFirst('select * from attempts where key = :key', { key: deviceKey });
    if (countFailures(row && toState(row), now) < attemptPolicy.maxFailuresOfDevice)
      return yield* takeAttemptOf({ key: deviceKey, now });
  }
  const recent = toText(yield* lock(nameKey, now), 'recent');
  const row = yield* selectToChange('select * from attempts where key = :key', { key: networkKey });
  const network = row && toState(row);
  const kind = toKind(countFailures(network, now));
  const ofNetwork = decideAttempt(network, now);
  if (!ofNetwork.allowed) return ofNetwork;
  const ofName = decideForName(toNameState(recent), kind, now);
  if (!ofName.allowed) return ofName;
  yield* save(nameKey, { failures: 0, lastFailureAt: now, blockedUntil: 0 }, JSON.stringify(ofName.next));
  yield* save(networkKey, ofNetwork.next);
  return { allowed: true, keys: listKeys(of) };
}

/** In the order of locking. */
export function listKeys({ nameKey, networkKey, deviceKey }: AttemptKeys): readonly string[] {
  return deviceKey === undefined ? [nameKey, networkKey] : [nameKey, networkKey, deviceKey];
}

/** Counts an attempt against a single counter: a known device, or an account that confirms its password. */
export function* takeAttemptOf({ key, now }: { key: string; now: number }): Operation<TakenAttempt> {
  const decision: Decision<AttemptState> = decideAttempt(toState(yield* lock(key, now)), now);
  if (!decision.allowed) return decision;
  yield* save(key, decision.next);
  return { allowed: true, keys: [key] };
}

export function* clearAttempts({ keys }: { keys: readonly string[] }): Operation<void> {
  // One after the other: a single statement would lock them in any order.
  for (const key of keys) yield* change('delete from attempts where key = :key returning key', { key });
}

/** Locks the row of a counter. Inserts it first if it is missing: only an existing row can be locked. */
function* lock(key: string, now: number): Operation<Row> {
  for (;;) {
    const row = yield* selectToChange('select * from attempts where key = :key', { key });
    if (row) return row;
    yield* change(
      `insert into attempts (key, failures, last_failure_at, blocked_until) values (:key, 0, :now, 0)
       on conflict do nothing returning key`,
      { key, now },
    );
  }
}

function* save(key: string, state: AttemptState, recent = ''): Operation<void> {
  yield* change(
    `insert into attempts (key, failures, last_failure_at, blocked_until, recent)
     values (:key, :failures, :lastFailureAt, :blockedUntil, :recent)
     on conflict (key) do update set failures = excluded.failures, last_failure_at = excluded.last_failure_at,
       blocked_until = excluded.blocked_until, recent = excluded.recent
     returning key`,
    { key, ...state, recent },
  );
}

function toState(row: Row): AttemptState {
  return {
    failures: toNumber(row, 'failures'),
    lastFailureAt: toNumber(row, 'last_failure_at'),
    blockedUntil: toNumber(row, 'blocked_until'),
  };
}

function toNameState(recent: string): NameState {
  // Rows of earlier versions have no `few`.
  return { first: [], few: [], repeated: [], ...(recent !== '' && JSON.parse(recent)) };
}
