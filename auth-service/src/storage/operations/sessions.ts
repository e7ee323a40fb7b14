import {
  decideRotation,
  type PresentedToken,
  type RotationState,
  type toGrace,
} from '../../policies/rotation.ts';
import {
  change,
  changeAlone,
  type Operation,
  type Row,
  selectAll,
  selectFirst,
  selectToChange,
  toNumber,
  toOptionalText,
  toText,
} from '../query.ts';
import { clearAttempts } from './attempts.ts';
import { type StoredAccount, toAccount } from './stored-account.ts';

export interface StoredSession extends RotationState {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** Set at login and never extended. */
  readonly expiresAt: number;
  /** Truncated User-Agent. */
  readonly agent: string;
}

/** A session is valid if `expiresAt` > `now` and it was last used after `idleSince` and not after `future`. */
export interface Instant {
  readonly now: number;
  readonly idleSince: number;
  readonly future: number;
}

export interface Opening {
  readonly session: StoredSession;
  readonly passwordHash: string;
  readonly attemptKeys: readonly string[];
  readonly keep: number;
}

const isValid =
  'sessions.expires_at > :now and sessions.last_used_at > :idleSince and sessions.last_used_at <= :future';

/**
 * Creates a session, clears the failed attempts and ends the account's oldest sessions beyond `keep`. False when the
 * account was disabled, deleted or given another password meanwhile.
 */
export function* openSession({ session, passwordHash, attemptKeys, keep }: Opening): Operation<boolean> {
  const { accountId } = session;
  const account = yield* selectToChange(
    'select id from accounts where id = :accountId and password_hash = :passwordHash and disabled_at is null',
    { accountId, passwordHash },
  );
  if (!account) return false;
  yield* change(
    `insert into sessions (id, account_id, generation, token_hash, previous_hash, rotated_at, created_at, last_used_at,
       expires_at, agent)
     values (:id, :accountId, :generation, :tokenHash, :previousHash, :rotatedAt, :createdAt, :lastUsedAt,
       :expiresAt, :agent) returning id`,
    { ...session, previousHash: session.previousHash ?? null },
  );
  yield* clearAttempts({ keys: attemptKeys });
  yield* change(
    // After the clock was set back the new session is the oldest.
    `delete from sessions where account_id = :accountId and id <> :id and last_used_at <= (
       select last_used_at from sessions where account_id = :accountId order by last_used_at desc limit 1 offset :keep
     ) returning id`,
    { accountId, id: session.id, keep },
  );
  return true;
}

/** Account of a valid session. Queried for every access token, so a logout takes effect immediately. */
export function* findAccountOfSession({
  id,
  ...instant
}: { id: string } & Instant): Operation<StoredAccount | undefined> {
  const row = yield* selectFirst(ofSession, { id, ...instant });
  return row && toAccount(row);
}

const ofSession = `select accounts.* from sessions join accounts on accounts.id = sessions.account_id
  where sessions.id = :id and ${isValid}
    and accounts.disabled_at is null`;

/** Account of a refresh token: the current one, or the previous one if it was replaced in the grace window. */
export function* findAccountOfToken(
  presented: { id: string; tokenHash: string } & ReturnType<typeof toGrace> & Instant,
): Operation<StoredAccount | undefined> {
  const row = yield* selectFirst(
    `${ofSession} and (token_hash = :tokenHash
       or (previous_hash = :tokenHash and rotated_at between :graceSince and :graceUntil))`,
    { ...presented },
  );
  return row && toAccount(row);
}

export type RotationResult =
  | { readonly outcome: 'rotate' | 'repeat'; readonly accountId: string; readonly expiresAt: number }
  | { readonly outcome: 'reused'; readonly accountId: string }
  | { readonly outcome: 'ended' };

interface Rotation extends Instant {
  readonly id: string;
  readonly presented: PresentedToken;
  readonly graceMs: number;
}

/**
 * Exchanges a refresh token for its successor: the current token, the usual case, in one statement. An older token ends
 * this session only.
 */
export function* rotateSession(rotation: Rotation): Operation<RotationResult> {
  const { id, presented, graceMs, ...instant } = rotation;
  const rotated = yield* changeAlone(
    `update sessions set generation = generation + 1, token_hash = :next, previous_hash = :hash,
       rotated_at = :now, last_used_at = :now
     where id = :id and generation = :generation and token_hash = :hash
       and ${isValid}
     returning account_id, expires_at`,
    {
      id,
      generation: presented.generation,
      hash: presented.tokenHash,
      next: presented.successorHash,
      ...instant,
    },
  );
  if (rotated)
    return {
      outcome: 'rotate',
      accountId: toText(rotated, 'account_id'),
      expiresAt: toNumber(rotated, 'expires_at'),
    };
  const row = yield* selectToChange(`select * from sessions where id = :id and ${isValid}`, {
    id,
    ...instant,
  });
  if (!row) return { outcome: 'ended' };
  const session = toSession(row);
  const { accountId, expiresAt } = session;
  const outcome = decideRotation(session, presented, { now: instant.now, graceMs });
  if (outcome === 'rotate') return yield* rotateSession(rotation);
  if (outcome === 'repeat') return { outcome, accountId, expiresAt };
  yield* change('delete from sessions where id = :id returning id', { id });
  return { outcome, accountId };
}

/** Valid sessions, the most recently used first. */
export function* listSessions({
  accountId,
  ...instant
}: { accountId: string } & Instant): Operation<StoredSession[]> {
  const rows = yield* selectAll(
    `select * from sessions where account_id = :accountId and ${isValid}
     order by last_used_at desc, id`,
    { accountId, ...instant },
  );
  return rows.map(toSession);
}

export function* endSession({ id, accountId }: { id: string; accountId: string }): Operation<boolean> {
  const ended = yield* change(
    'delete from sessions where id = :id and account_id = :accountId returning id',
    {
      id,
      accountId,
    },
  );
  return ended === 1;
}

/** Ends a session by its refresh token. Returns the account id, undefined if the session had ended before. */
export function* closeSession({ id }: { id: string }): Operation<string | undefined> {
  const row = yield* changeAlone('delete from sessions where id = :id returning account_id', { id });
  return row && toText(row, 'account_id');
}

/** Ends the account's sessions except `keepSession` and returns how many. */
export function* endSessions({
  accountId,
  keepSession,
}: {
  accountId: string;
  keepSession: string | undefined;
}): Operation<number> {
  return yield* change(
    'delete from sessions where account_id = :accountId and id <> :kept returning id',
    // No session has an empty id.
    { accountId, kept: keepSession ?? '' },
  );
}

function toSession(row: Row): StoredSession {
  return {
    id: toText(row, 'id'),
    accountId: toText(row, 'account_id'),
    generation: toNumber(row, 'generation'),
    tokenHash: toText(row, 'token_hash'),
    previousHash: toOptionalText(row, 'previous_hash'),
    rotatedAt: toNumber(row, 'rotated_at'),
    createdAt: toNumber(row, 'created_at'),
    lastUsedAt: toNumber(row, 'last_used_at'),
    expiresAt: toNumber(row, 'expires_at'),
    agent: toText(row, 'agent'),
  };
}
