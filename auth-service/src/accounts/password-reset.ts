import type { FastifyBaseLogger } from 'fastify';
import { createProblem } from '../errors.ts';
import { maxSkewMs } from '../policies/attempt-policy.ts';
import type { Services } from '../services.ts';
import { listKeys } from '../storage/operations/attempts.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { toAttemptKeys, toSearchKey } from './attempt-keys.ts';
import { toHashShare } from './hash-shares.ts';
import { checkForm, checkStrength } from './password-change.ts';
import { hashResetCode, maxResetMinutes } from './reset-code.ts';

interface Reset {
  readonly username: string;
  readonly code: string;
  readonly newPassword: string;
  readonly address: string;
  readonly device: string | undefined;
  readonly log: FastifyBaseLogger;
  /** Counts the request when its form is valid. */
  readonly admit: () => void;
}

/**
 * Sets a new password with a code from the operator's command line and ends every session of the account. Wrong codes are
 * not counted, since 99 bits cannot be guessed, and they cost no hash.
 *
 * @throws {ProblemError} `invalid-reset-code`, `invalid-body`, `busy`
 */
export async function resetPassword(
  services: Services,
  { username, code, newPassword, address, device, log, admit }: Reset,
): Promise<Pick<StoredAccount, 'id' | 'passwordHash'>> {
  const { storage, hasher, keys, clock, journal } = services;
  checkForm(services, { username, password: newPassword });
  admit();
  const usernameKey = toSearchKey(username);
  return hasher.inTurn(toHashShare({ address, usernameKey }), async () => {
    const now = clock();
    const latest = now + maxResetMinutes * 60_000 + maxSkewMs;
    const presented = { usernameKey, codeHash: hashResetCode(code), now, latest };
    const refuse = (): never => {
      journal.record(log, 'password.reset-refused');
      throw createProblem('invalid-reset-code');
    };
    if (!(await storage.isResetCode(presented))) refuse();
    await checkStrength(services, { username, password: newPassword, log });
    const passwordHash = await hasher.hash(newPassword);
    const id = await storage.redeemResetCode({
      ...presented,
      passwordHash,
      attemptKeys: listKeys(toAttemptKeys(keys, { username, address, device })),
    });
    if (id === undefined) return refuse();
    journal.record(log, 'password.reset', { account: id });
    return { id, passwordHash };
  });
}
