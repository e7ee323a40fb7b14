import type { AccountFieldError } from '@campusway/contract';
import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyBaseLogger } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { openSession, type SignedIn } from '../sessions/session-service.ts';
import { toAttemptKey } from './attempt-keys.ts';
import { toHashShare } from './hash-shares.ts';
import { unusableHash } from './login.ts';
import { findFormProblem, findWeakness } from './new-password.ts';
import { throwProblems } from './registration.ts';

/**
 * Requires the current password, since an access token may be stolen. Attempts are counted per account, separately from
 * logins: failed logins of a stranger do not block the owner here. Returns the key of the counter.
 *
 * @throws {ProblemError} `wrong-password`, `too-many-attempts`
 */
async function confirmPassword(
  services: Services,
  { account }: Caller,
  { password, log }: Confirmation,
): Promise<string> {
  const { storage, keys, hasher, clock, journal } = services;
  const key = toAttemptKey(keys, { of: 'account', id: account.id });
  const taken = await storage.takeAttemptOf({ key, now: clock() });
  if (!taken.allowed) throw createProblem('too-many-attempts', withRetryAfter(taken.retryAfterMs));
  if (!(await hasher.verify(account.passwordHash, password))) {
    const reason = hasher.isUsable(account.passwordHash) ? 'wrong password' : unusableHash;
    journal.record(log, 'password.change-refused', { account: account.id, reason });
    throw createProblem('wrong-password');
  }
  await storage.clearAttempts({ keys: [key] });
  return key;
}

interface Confirmation {
  readonly password: string;
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** Counts the request when its form is valid. */
  readonly admit: () => void;
}

/** Ends every session, also the caller's: a stolen refresh token of it is worthless. Opens a new one for the caller. */
export async function changePassword(
  services: Services,
  caller: Caller,
  { newPassword, agent, ...confirmation }: Confirmation & { newPassword: string; agent: string | undefined },
): Promise<SignedIn> {
  const { storage, hasher, journal } = services;
  const { account, sessionId } = caller;
  const { address, log, admit } = confirmation;
  const from = account.passwordHash;
  const { username } = account;
  checkForm(services, { username, password: newPassword });
  admit();
  return hasher.inTurn(toHashShare({ address, ...account, device: sessionId }), async () => {
    const attemptKeys = [await confirmPassword(services, caller, confirmation)];
    await checkStrength(services, { username, password: newPassword, log });
    const changed = { ...account, passwordHash: await hasher.hash(newPassword) };
    const signedIn = await openSession(services, { account: changed, attemptKeys, agent }, (opening) =>
      storage.changePassword({ ...opening, from, caller: sessionId }),
    );
    if (!signedIn) throw createProblem('wrong-password');
    journal.record(log, 'password.changed', { account: account.id, session: signedIn.sessionId });
    return signedIn;
  });
}

export function deleteOwnAccount(
  services: Services,
  caller: Caller,
  confirmation: Confirmation,
): Promise<void> {
  const { storage, hasher, journal } = services;
  const { account, sessionId } = caller;
  const { address, admit } = confirmation;
  admit();
  return hasher.inTurn(toHashShare({ address, ...account, device: sessionId }), async () => {
    await confirmPassword(services, caller, confirmation);
    // The body may have come long after the token was checked.
    const from = { session: sessionId, from: account.passwordHash };
    if (!(await storage.deleteAccount({ id: account.id, caller: from })))
      throw createProblem('invalid-token');
    journal.record(confirmation.log, 'account.deleted', { account: account.id });
  });
}

/** @throws {ProblemError} `invalid-body` */
export function checkForm(...of: Parameters<typeof findFormProblem>): void {
  throwProblem(findFormProblem(...of));
}

/** @throws {ProblemError} `invalid-body` */
export async function checkStrength(...of: Parameters<typeof findWeakness>): Promise<void> {
  throwProblem(await findWeakness(...of));
}

function throwProblem(problem: AccountFieldError | undefined): void {
  if (problem) throwProblems([{ ...problem, field: 'new_password' }]);
}
