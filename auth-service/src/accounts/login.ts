import { toUsernameKey } from '@campusway/contract';
import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyBaseLogger } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import { openSession, type SignedIn } from '../sessions/session-service.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { toAttemptKey, toAttemptKeys, toSearchKey } from './attempt-keys.ts';
import { toHashShare } from './hash-shares.ts';

export interface LoginAttempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** Id of a device that has signed in to this account before. */
  readonly device: string | undefined;
  readonly agent: string | undefined;
  readonly log: FastifyBaseLogger;
}

/**
 * An unknown name, a wrong password and an empty one take the same steps: one counted attempt, one look-up, one hash, one
 * response.
 *
 * @throws {ProblemError} `invalid-credentials`, `too-many-attempts`, `account-disabled`, `busy`
 */
export async function logIn(services: Services, attempt: LoginAttempt): Promise<SignedIn> {
  const share = toHashShare({ ...attempt, usernameKey: toUsernameKey(attempt.username) });
  const { attemptKeys, account } = await services.hasher.inTurn(share, async () => ({
    attemptKeys: await takeAttempt(services, attempt),
    account: await checkPassword(services, attempt),
  }));
  const signedIn = await openSession(services, { account, attemptKeys, agent: attempt.agent });
  if (!signedIn) throw createProblem('invalid-credentials');
  const { sessionId: session } = signedIn;
  services.journal.record(attempt.log, 'login.succeeded', { account: account.id, session });
  return signedIn;
}

/** Counts the attempt as failed before any hash runs and returns the keys of its counters. A success clears them. */
async function takeAttempt(
  { storage, keys, clock, journal }: Services,
  attempt: LoginAttempt,
): Promise<readonly string[]> {
  const of = toAttemptKeys(keys, attempt);
  const taken = await storage.takeAttempt({ ...of, now: clock() });
  if (taken.allowed) return taken.keys;
  journal.record(attempt.log, 'login.throttled', { name: toShort(of.nameKey) });
  throw createProblem('too-many-attempts', withRetryAfter(taken.retryAfterMs));
}

async function checkPassword(services: Services, attempt: LoginAttempt): Promise<StoredAccount> {
  const { storage, keys, hasher, journal } = services;
  const { username, password, log } = attempt;
  const account = await storage.findAccountByName({ usernameKey: toSearchKey(username) });
  const isRight = await hasher.verify(account?.passwordHash, password);
  if (!account || !isRight) {
    const name = toShort(toAttemptKey(keys, { of: 'name', username }));
    const reason = account && !hasher.isUsable(account.passwordHash) ? unusableHash : undefined;
    journal.record(log, 'login.failed', account ? { account: account.id, reason } : { name });
    throw createProblem('invalid-credentials');
  }
  if (account.disabledAt !== undefined) {
    journal.record(log, 'login.disabled-account', { account: account.id });
    throw createProblem('account-disabled');
  }
  return hasher.isCheaperThanNow(account.passwordHash)
    ? rehash(services, { account, password, log })
    : account;
}

/** Until a reset, no password is accepted: the operator has to see why. */
export const unusableHash = 'stored hash outside the limits';

/** Hashes the password again at the current cost: only a login has the clear text. */
async function rehash(
  { storage, hasher, journal }: Services,
  { account, password, log }: { account: StoredAccount; password: string; log: FastifyBaseLogger },
): Promise<StoredAccount> {
  const passwordHash = await hasher.hash(password);
  const isReplaced = await storage.replaceHash({
    id: account.id,
    from: account.passwordHash,
    to: passwordHash,
  });
  if (!isReplaced) return account;
  journal.record(log, 'password.rehashed', { account: account.id });
  return { ...account, passwordHash };
}

/** Prefix of a key that distinguishes two names in the log. */
export function toShort(key: string): string {
  return key.slice(0, 12);
}
