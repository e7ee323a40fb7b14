import { randomUUID } from 'node:crypto';
import {
  findRoleProblem,
  findUsernameProblem,
  isRole,
  type Registration,
  toUsername,
  toUsernameKey,
} from '@campusway/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type FieldError, ProblemError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/accounts.ts';
import { findNewPasswordProblem } from './new-password.ts';

/**
 * Durable before it returns.
 *
 * @throws {ProblemError} `invalid-body` with every field that is wrong, `name-taken`, `busy`
 */
export async function register(
  services: Services,
  registration: Registration,
  { address, log }: { address: string; log: FastifyBaseLogger },
): Promise<StoredAccount> {
  const { storage, hasher, clock, journal } = services;
  const { username, password, role } = registration;
  throwProblems(
    [
      findRoleProblem(role),
      findUsernameProblem(username),
      await findNewPasswordProblem(services, { username, password, log }),
    ].filter((problem) => problem !== undefined),
  );
  if (!isRole(role)) throw new ProblemError('invalid-body');
  const usernameKey = toUsernameKey(username);
  return hasher.inTurn({ source: `address ${address}`, subject: usernameKey }, async () => {
    const isTaken = (await storage.findAccountByName({ usernameKey })) !== undefined;
    const account = {
      id: randomUUID(),
      username: toUsername(username),
      usernameKey,
      role,
      passwordHash: isTaken ? '' : await hasher.hash(password),
      createdAt: clock(),
      disabledAt: undefined,
    };
    // Two may ask for the same name at once: the database lets one in.
    if (isTaken || !(await storage.insertAccount(account))) {
      journal.record(log, 'account.registration-refused', { reason: 'name taken' });
      throw new ProblemError('name-taken');
    }
    journal.record(log, 'account.registered', { account: account.id });
    return account;
  });
}

export function throwProblems(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new ProblemError('invalid-body', { detail: first.message, errors });
}
