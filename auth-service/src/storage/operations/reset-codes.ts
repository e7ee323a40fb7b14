import { change, type Operation, selectFirst, selectToChange, toText } from '../query.ts';
import { clearAttempts } from './attempts.ts';
import { endSessions } from './sessions.ts';

/** Replaces an earlier code of the account. */
export function* saveResetCode(code: {
  accountId: string;
  codeHash: string;
  expiresAt: number;
}): Operation<void> {
  yield* change(
    `insert into reset_codes (account_id, code_hash, expires_at) values (:accountId, :codeHash, :expiresAt)
     on conflict (account_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
     returning account_id`,
    code,
  );
}

const match = `select accounts.id from reset_codes join accounts on accounts.id = reset_codes.account_id
  where code_hash = :codeHash and username_key = :usernameKey
    and expires_at > :now and expires_at <= :latest`;

interface PresentedCode {
  readonly usernameKey: string;
  readonly codeHash: string;
  readonly now: number;
  /** Codes that expire later come from a clock that was set back. */
  readonly latest: number;
}

export function* isResetCode(presented: PresentedCode): Operation<boolean> {
  return (yield* selectFirst(match, { ...presented })) !== undefined;
}

/** Sets the password, deletes the code and ends every session. Returns the account id, undefined for a wrong code. */
export function* redeemResetCode({
  passwordHash,
  attemptKeys,
  ...presented
}: PresentedCode & { passwordHash: string; attemptKeys: readonly string[] }): Operation<string | undefined> {
  const row = yield* selectToChange(match, presented);
  if (!row) return undefined;
  const id = toText(row, 'id');
  yield* change('update accounts set password_hash = :passwordHash where id = :id returning id', {
    id,
    passwordHash,
  });
  yield* change('delete from reset_codes where account_id = :id returning account_id', { id });
  yield* endSessions({ accountId: id, keepSession: undefined });
  yield* clearAttempts({ keys: attemptKeys });
  return id;
}
