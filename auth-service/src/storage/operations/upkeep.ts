import { change, type Operation, selectFirst } from '../query.ts';
import { insertAccount } from './accounts.ts';
import type { Instant } from './sessions.ts';
import type { StoredAccount } from './stored-account.ts';

/** Resolves if the database is readable. */
export function* ping(): Operation<void> {
  yield* selectFirst('select 1 as alive from accounts limit 1');
}

/** More than an ordinary commit: a nearly full disk has room for a small one. */
const probe = '-'.repeat(32_768);

/** Resolves if the database can be written. */
export function* probeWrite(): Operation<void> {
  yield* change(
    `insert into facts (name, value) values ('write-probe', :probe)
     on conflict (name) do update set value = excluded.value returning name`,
    { probe },
  );
}

/** Rows of a table in one transaction: no write waits long, and no statement exceeds its time limit. */
const portion = 500;

/**
 * Deletes expired sessions, attempt counters, reset codes and rate windows, and those of a clock that was set back, up to the
 * first full portion. True when there may be more.
 */
export function* removeExpired({
  now,
  idleSince,
  future,
  attemptsBefore,
}: Instant & { attemptsBefore: number }): Operation<boolean> {
  // One range of one index each: with `or` the engines read all expired rows in every portion.
  const removals = [
    ['sessions', 'id', 'expires_at <= :now', { now }],
    ['sessions', 'id', 'last_used_at <= :idleSince', { idleSince }],
    ['sessions', 'id', 'last_used_at > :future', { future }],
    ['reset_codes', 'account_id', 'expires_at <= :now', { now }],
    ['rate_windows', 'key', 'ends_at <= :now', { now }],
    // Names first, the order in which takeAttempt() locks.
    ['attempts', 'key', "recent <> '' and last_failure_at < :attemptsBefore", { attemptsBefore }],
    ['attempts', 'key', "recent <> '' and last_failure_at > :future", { future }],
    ['attempts', 'key', "recent = '' and last_failure_at < :attemptsBefore", { attemptsBefore }],
    ['attempts', 'key', "recent = '' and last_failure_at > :future", { future }],
  ] as const;
  // One portion at a time: those of two instances would lock rows in different orders.
  yield* change(
    `insert into facts (name, value) values ('upkeep', '')
     on conflict (name) do update set value = excluded.value returning name`,
    {},
  );
  for (const [table, key, condition, values] of removals) {
    const removed = yield* change(
      `delete from ${table} where ${key} in (select ${key} from ${table} where ${condition} limit :portion) returning ${key}`,
      { ...values, portion },
    );
    // The next portion goes on here: no network is deleted while names are left.
    if (removed === portion) return true;
  }
  return false;
}

/** Adds accounts whose id and name are free and returns how many. Permits lookalikes, which a backup may contain. */
export function* insertAccounts({ accounts }: { accounts: readonly StoredAccount[] }): Operation<number> {
  let added = 0;
  for (const account of accounts)
    if ((yield* insertAccount(account)) || (yield* insertAccount(account, null))) added += 1;
  return added;
}
