import { createHash } from 'node:crypto';
import type { Reads, Writes } from '../../src/storage/operations/index.ts';
import type { Operation } from '../../src/storage/query.ts';
import { createAccount, createSession, noon } from './samples.ts';

const day = 86_400_000;
/** Expired rows of each table, which upkeep deletes. */
const ended = 20;
/** Same as `scramble()` in the statements: distributes consecutive rows over the index. */
const scramble = (i: number) => createHash('md5').update(String(i)).digest('hex');

/** SQL for both engines with a function `scramble`: fills each table with `count` rows. */
export function createFilling(count: number): readonly string[] {
  const keys = `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count}),
    keys (i, key) as materialized (select i, scramble(i) from numbers)`;
  const hasEnded = `case when i <= ${ended} then ${noon - 1} else ${noon + day} + i end`;
  return [
    `${keys} insert into accounts (id, username, username_key, role, password_hash, created_at, disabled_at, name_skeleton)
       select 'a' || key, 'p' || key, 'p' || key, 'student', 'hash', ${noon} - i, null,
         'p' || key from keys`,
    `${keys} insert into sessions (id, account_id, generation, token_hash, previous_hash, rotated_at, created_at,
         last_used_at, expires_at, agent)
       select 's' || key, 'a' || key, 1, 'hash 1', 'hash 0', ${noon} - i, ${noon} - i, ${noon} - i,
         ${hasEnded}, 'a browser' from keys`,
    `${keys} insert into attempts (key, failures, last_failure_at, blocked_until)
       select key, 3, case when i <= ${ended} then ${noon - 3 * day} else ${noon} - i end, ${noon} from keys`,
    `${keys} insert into reset_codes (account_id, code_hash, expires_at)
       select 'a' || key, key, ${hasEnded} from keys`,
    `${keys} insert into rate_windows (key, hits, ends_at) select key, 1, ${hasEnded} from keys`,
  ];
}

type InputOf<Work> = Work extends (input: infer Input) => Operation<unknown> ? Input : never;
type Inputs = { readonly [Name in keyof (Reads & Writes)]: readonly InputOf<(Reads & Writes)[Name]>[] };

/** Inputs for every operation that reach each of its statements and use rows in the middle of the tables. */
export function createInputs(count: number): Inputs {
  const middle = Math.floor(count / 2);
  const [id, other] = [`a${scramble(middle)}`, `a${scramble(middle + 1)}`];
  const [session, key] = [`s${scramble(middle)}`, scramble(middle)];
  const usernameKey = `p${scramble(middle)}`;
  const alive = { now: noon, idleSince: noon - 14 * day, future: noon + 60_000 };
  const presented = { generation: 1, tokenHash: 'hash 1', successorHash: 'hash 2' };
  const code = { usernameKey, codeHash: scramble(middle), now: noon, latest: noon + 2 * day };
  return {
    ping: [undefined],
    findAccountByName: [{ usernameKey }],
    findAccount: [{ id }],
    findSameName: [{ username: usernameKey, usernameKey }],
    listAccounts: [{ after: usernameKey, limit: 100 }],
    findAccountOfSession: [{ id: session, ...alive }],
    findAccountOfToken: [
      { id: session, tokenHash: 'hash 0', graceSince: noon - day, graceUntil: noon, ...alive },
    ],
    listSessions: [{ accountId: id, ...alive }],
    isResetCode: [code],
    findKeysFingerprint: [undefined],
    insertAccount: [createAccount()],
    insertAccounts: [{ accounts: [createAccount()] }],
    replaceHash: [{ id, from: 'hash', to: 'other hash' }],
    changePassword: [
      {
        caller: session,
        from: 'hash',
        session: createSession(id),
        passwordHash: 'other hash',
        attemptKeys: [key],
        keep: 0,
      },
    ],
    disableAccount: [{ id, at: noon }],
    enableAccount: [{ id }],
    deleteAccount: [{ id }, { id, caller: { session, from: 'hash' } }],
    openSession: [{ session: createSession(id), passwordHash: 'hash', attemptKeys: [key], keep: 0 }],
    rotateSession: [
      { id: session, presented, graceMs: 20_000, ...alive },
      { id: session, presented: { ...presented, generation: 0 }, graceMs: 20_000, ...alive },
    ],
    endSession: [{ id: session, accountId: id }],
    closeSession: [{ id: session }],
    endSessions: [{ accountId: id, keepSession: undefined }],
    takeAttempt: [
      { nameKey: key, networkKey: scramble(middle + 1), deviceKey: scramble(middle + 2), now: noon + day },
      { nameKey: key, networkKey: scramble(middle + 1), deviceKey: undefined, now: noon + day },
      { nameKey: 'a new name', networkKey: 'a new network', deviceKey: undefined, now: noon },
    ],
    takeAttemptOf: [{ key, now: noon + day }],
    clearAttempts: [{ keys: [key] }],
    saveResetCode: [{ accountId: other, codeHash: 'code', expiresAt: noon + day }],
    redeemResetCode: [{ ...code, passwordHash: 'other hash', attemptKeys: [key] }],
    countHits: [{ key, hits: 1, now: noon, windowMs: 60_000 }],
    claimKeys: [{ fingerprint: 'fingerprint' }],
    replaceKeysFingerprint: [{ fingerprint: 'fingerprint' }],
    probeWrite: [undefined],
    removeExpired: [{ ...alive, attemptsBefore: noon - 2 * day }],
  };
}
