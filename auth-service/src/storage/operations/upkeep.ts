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

/** Deletes expired sessions, attempt counters, reset codes and rate windows, and those of a clock that was set back. */
export function* removeExpired({
  now,
  idleSince,
  future,
  attemptsBefore,
}: Instant & { attemptsBefore: number }): Operation<number> {
  const sessions = yield* change(
    'delete from sessions where expires_at <= :now or last_used_at <= :idleSince returning id',
    { now, idleSince },
  );
  // A third condition above would make SQLite scan the table.
  yield* change('delete from sessions where last_used_at > :future returning id', { future });
  // Names first, the order in which takeAttempt() locks.
  for (const condition of ["recent <> '' and", ''])
    yield* change(
      `delete from attempts where ${condition} (last_failure_at < :attemptsBefore or last_failure_at > :future)
       returning key`,
      { attemptsBefore, future },
    );
  yield* change('delete from reset_codes where expires_at <= :now returning account_id', { now });
  yield* change('delete from rate_windows where ends_at <= :now returning key', { now });
  return sessions;
}

/** Adds accounts whose id and name are free and returns how many. Permits lookalikes, which a backup may contain. */
export function* insertAccounts({ accounts }: { accounts: readonly StoredAccount[] }): Operation<number> {
  let added = 0;
  for (const account of accounts)
    if ((yield* insertAccount(account)) || (yield* insertAccount(account, null))) added += 1;
  return added;
}
