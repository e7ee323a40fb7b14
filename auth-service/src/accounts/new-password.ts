import { setImmediate } from 'node:timers/promises';
import { type AccountFieldError, findPasswordError, toUsernameKey } from '@campusway/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isBreached } from '../passwords/breached-passwords.ts';
import { findCommonPassword, toOwnWords } from '../passwords/common-passwords.ts';
import type { Services } from '../services.ts';

interface NewPassword {
  readonly username: string;
  readonly password: string;
  readonly log: FastifyBaseLogger;
}

/** Checks the rules of the form, which take no time. */
export function findFormProblem(
  { config }: Services,
  { username, password }: Pick<NewPassword, 'username' | 'password'>,
): AccountFieldError | undefined {
  return findPasswordError(password, { username, minLength: config.passwords.minLength });
}

/**
 * Checks the estimated guesses and, if configured, the look-up of breached passwords. An estimate occupies the event loop for
 * some milliseconds, so it is part of a turn of the hasher, and other requests are served before it.
 */
export async function findWeakness(
  { config }: Services,
  { username, password, log }: NewPassword,
): Promise<AccountFieldError | undefined> {
  const { breachedUrl: url, college } = config.passwords;
  await setImmediate();
  const problem = findCommonPassword(password, toOwnWords({ username: toUsernameKey(username), college }));
  if (problem || url === undefined || !(await isBreached(password, { url, log }))) return problem;
  return {
    field: 'password',
    code: 'breached',
    message: 'The password was stolen from another service and published: choose another',
  };
}
