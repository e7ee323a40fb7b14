import { toNameSkeleton } from '../../policies/name-skeleton.ts';
import { change, type Operation, selectAll, selectFirst, selectToChange, toText } from '../query.ts';
import { endSessions, type Opening, openSession } from './sessions.ts';
import { type StoredAccount, toAccount } from './stored-account.ts';

/** False when the name or a lookalike of it is taken. A null skeleton permits lookalikes. */
export function* insertAccount(
  account: StoredAccount,
  nameSkeleton: string | null = toNameSkeleton(account.username),
): Operation<boolean> {
  const inserted = yield* change(
    `insert into accounts (id, username, username_key, role, password_hash, created_at, disabled_at, name_skeleton)
     values (:id, :username, :usernameKey, :role, :passwordHash, :createdAt, :disabledAt, :nameSkeleton)
     on conflict do nothing returning id`,
    { ...account, disabledAt: account.disabledAt ?? null, nameSkeleton },
  );
  return inserted === 1;
}

export function* findAccountByName({
  usernameKey,
}: {
  usernameKey: string;
}): Operation<StoredAccount | undefined> {
  const row = yield* selectFirst('select * from accounts where username_key = :usernameKey', { usernameKey });
  return row && toAccount(row);
}

/** Why a name is not available. Undefined when it is free. */
export function* findSameName({
  username,
  usernameKey,
}: Pick<StoredAccount, 'username' | 'usernameKey'>): Operation<'same' | 'lookalike' | undefined> {
  const rows = yield* selectAll(
    'select username_key from accounts where username_key = :usernameKey or name_skeleton = :nameSkeleton',
    { usernameKey, nameSkeleton: toNameSkeleton(username) },
  );
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.username_key === usernameKey) ? 'same' : 'lookalike';
}

export function* findAccount({ id }: { id: string }): Operation<StoredAccount | undefined> {
  const row = yield* selectFirst('select * from accounts where id = :id', { id });
  return row && toAccount(row);
}

/** A page of accounts after `after`, ordered by name. */
export function* listAccounts({
  after,
  limit,
}: {
  after: string;
  limit: number;
}): Operation<StoredAccount[]> {
  const rows = yield* selectAll(
    'select * from accounts where username_key > :after order by username_key limit :limit',
    { after, limit },
  );
  return rows.map(toAccount);
}

/** Stores a more expensive hash of the same password. False when the password was changed meanwhile. */
export function* replaceHash({ id, from, to }: { id: string; from: string; to: string }): Operation<boolean> {
  const changed = yield* change(
    'update accounts set password_hash = :to where id = :id and password_hash = :from returning id',
    { id, from, to },
  );
  return changed === 1;
}

/**
 * Ends every session and opens a new one. False when the caller's session has ended, the password was changed or the account
 * disabled meanwhile.
 */
export function* changePassword({
  from,
  caller,
  ...opening
}: Opening & { readonly from: string; readonly caller: string }): Operation<boolean> {
  const id = opening.session.accountId;
  // Account before session, like every transaction that locks both.
  const account = yield* selectToChange(
    'select id from accounts where id = :id and password_hash = :from and disabled_at is null',
    { id, from },
  );
  const session =
    account &&
    (yield* selectToChange('select id from sessions where id = :caller and account_id = :id', {
      caller,
      id,
    }));
  if (!session) return false;
  yield* replaceHash({ id, from, to: opening.passwordHash });
  yield* endSessions({ accountId: id, keepSession: undefined });
  yield* change('delete from reset_codes where account_id = :id returning account_id', { id });
  return yield* openSession(opening);
}

/** Also ends every session of the account. */
export function* disableAccount({ id, at }: { id: string; at: number }): Operation<boolean> {
  const changed = yield* change('update accounts set disabled_at = :at where id = :id returning id', {
    id,
    at,
  });
  yield* endSessions({ accountId: id, keepSession: undefined });
  return changed === 1;
}

export function* enableAccount({ id }: { id: string }): Operation<boolean> {
  const changed = yield* change('update accounts set disabled_at = null where id = :id returning id', { id });
  return changed === 1;
}

/**
 * Deletes the account's sessions and reset codes too (on delete cascade). With `caller` only while that session lives and the
 * password is the same.
 */
export function* deleteAccount({
  id,
  caller,
}: {
  readonly id: string;
  readonly caller?: { readonly session: string; readonly from: string };
}): Operation<boolean> {
  const deleted = yield* caller
    ? change(
        `delete from accounts where id = :id and password_hash = :from
          and exists (select 1 from sessions where sessions.id = :session and account_id = :id) returning id`,
        { id, ...caller },
      )
    : change('delete from accounts where id = :id returning id', { id });
  return deleted === 1;
}

const pageSize = 1000;

/** Part of migration 2. Of existing lookalikes one gets the skeleton, the others have none. */
export function* fillNameSkeletons(): Operation<void> {
  for (let after = ''; ; ) {
    const page = yield* selectAll(
      'select id, username from accounts where id > :after order by id limit :limit',
      { after, limit: pageSize },
    );
    for (const row of page) {
      after = toText(row, 'id');
      yield* change(
        `update accounts set name_skeleton = :skeleton where id = :id
           and not exists (select 1 from accounts where name_skeleton = :skeleton) returning id`,
        { id: after, skeleton: toNameSkeleton(toText(row, 'username')) },
      );
    }
    if (page.length < pageSize) return;
  }
}
