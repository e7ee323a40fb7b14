import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyBaseLogger } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { toAttemptKey } from './attempt-keys.ts';
import { toKnownShare } from './hash-shares.ts';
import { findNewPasswordProblem } from './new-password.ts';
import { throwProblems } from './registration.ts';

/**
 * Requires the current password, since an access token may be stolen. Attempts are counted per account, separately from
 * logins: failed logins of a stranger do not block the owner here.
 *
 * @throws {ProblemError} `wrong-password`, `too-many-attempts`
 */
async function confirmPassword(
  services: Services,
  { account }: Caller,
  { password, log }: Confirmation,
): Promise<void> {
  const { storage, keys, hasher, clock, journal } = services;
  const key = toAttemptKey(keys, { of: 'account', id: account.id });
  const taken = await storage.takeAttemptOf({ key, now: clock() });
  if (!taken.allowed) throw createProblem('too-many-attempts', withRetryAfter(taken.retryAfterMs));
  if (!(await hasher.verify(account.passwordHash, password))) {
    journal.record(log, 'password.change-refused', { account: account.id, reason: 'wrong password' });
    throw createProblem('wrong-password');
  }
  await storage.clearAttempts({ keys: [key] });
}

interface Confirmation {
  readonly password: string;
  readonly log: FastifyBaseLogger;
}

/** Ends every session except the caller's. */
export async function changePassword(
  services: Services,
  caller: Caller,
  { password, newPassword, log }: Confirmation & { readonly newPassword: string },
): Promise<void> {
  const { storage, hasher, journal } = services;
  const { account, sessionId } = caller;
  await checkNewPassword(services, { username: account.username, password: newPassword, log });
  return hasher.inTurn(toKnownShare(account.usernameKey, sessionId), async () => {
    await confirmPassword(services, caller, { password, log });
    const to = await hasher.hash(newPassword);
    const isChanged = await storage.changePassword({
      id: account.id,
      from: account.passwordHash,
      to,
      keepSession: sessionId,
    });
    if (!isChanged) throw createProblem('wrong-password');
    journal.record(log, 'password.changed', { account: account.id, session: sessionId });
  });
}

export function deleteOwnAccount(
  services: Services,
  caller: Caller,
  confirmation: Confirmation,
): Promise<void> {
  const { storage, hasher, journal } = services;
  const { account, sessionId } = caller;
  return hasher.inTurn(toKnownShare(account.usernameKey, sessionId), async () => {
    await confirmPassword(services, caller, confirmation);
    await storage.deleteAccount({ id: account.id });
    journal.record(confirmation.log, 'account.deleted', { account: account.id });
  });
}

/** @throws {ProblemError} `invalid-body` */
export async function checkNewPassword(...of: Parameters<typeof findNewPasswordProblem>): Promise<void> {
  const problem = await findNewPasswordProblem(...of);
  if (problem) throwProblems([{ ...problem, field: 'new_password' }]);
}
