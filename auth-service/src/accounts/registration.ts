import { randomUUID } from 'node:crypto';
import {
  type AccountFieldError,
  findRoleError,
  findUsernameError,
  isRole,
  type Registration,
  toUsername,
  toUsernameKey,
} from '@campusway/contract';
import type { FieldError } from '@campusway/service/problems';
import type { FastifyBaseLogger } from 'fastify';
import { createProblem } from '../errors.ts';
import { findMixedScripts } from '../policies/one-script.ts';
import { isReserved, type ReservedNames } from '../policies/reserved-names.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { toHashShare } from './hash-shares.ts';
import { findFormProblem, findWeakness } from './new-password.ts';

/**
 * Creates an account. It is on disk when this resolves. `admit` counts the request when its form is valid: an estimate of the
 * password is work, so a weak one counts as a registration.
 *
 * @throws {ProblemError} `invalid-body` with every invalid field, or for a weak password alone; `name-taken`, `busy`
 */
export async function register(
  services: Services,
  registration: Registration,
  { address, log, admit }: { address: string; log: FastifyBaseLogger; admit: () => void },
): Promise<StoredAccount> {
  const { config, storage, hasher, clock, journal } = services;
  const { username, password, role } = registration;
  throwProblems(
    [
      findRoleError(role),
      findNameProblem(username, config.reservedNames),
      findFormProblem(services, { username, password }),
    ].filter((problem) => problem !== undefined),
  );
  if (!isRole(role)) throw createProblem('invalid-body');
  admit();
  const name = { username: toUsername(username), usernameKey: toUsernameKey(username) };
  return hasher.inTurn(toHashShare({ address, ...name }), async () => {
    const taken = await storage.findSameName(name);
    const weakness = taken ? undefined : await findWeakness(services, { username, password, log });
    if (weakness) throwProblems([weakness]);
    const account = {
      id: randomUUID(),
      ...name,
      role,
      passwordHash: taken ? '' : await hasher.hash(password),
      createdAt: clock(),
      disabledAt: undefined,
    };
    // Two requests may race for one name: the unique indexes accept one.
    if (taken || !(await storage.insertAccount(account))) {
      journal.record(log, 'account.registration-refused', { reason: 'name taken' });
      throw createProblem('name-taken', taken === 'lookalike' ? { detail: looksTaken } : {});
    }
    journal.record(log, 'account.registered', { account: account.id });
    return account;
  });
}

const looksTaken = 'This username looks like one that is taken';

function findNameProblem(username: string, reserved: ReservedNames): AccountFieldError | undefined {
  const problem = findUsernameError(username);
  if (problem) return problem;
  const scripts = findMixedScripts(toUsername(username));
  if (scripts) {
    const message = `The letters of each word of a username must be of one script, not ${scripts.join(' and ')} together`;
    return { field: 'username', code: 'characters', message };
  }
  return isReserved(username, reserved) ? { field: 'username', ...reservedName } : undefined;
}

const reservedName = {
  code: 'reserved',
  message: 'This username is reserved for the college: choose another',
} as const;

export function throwProblems(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw createProblem('invalid-body', { detail: first.message, errors });
}
