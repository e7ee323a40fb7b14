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

/** Checks the rules of the form, the estimated guesses and, if configured, the look-up of breached passwords. */
export async function findNewPasswordProblem(
  { config }: Services,
  { username, password, log }: NewPassword,
): Promise<AccountFieldError | undefined> {
  const { minLength, breachedUrl: url, college } = config.passwords;
  const ownWords = toOwnWords({ username: toUsernameKey(username), college });
  const problem =
    findPasswordError(password, { username, minLength }) ?? findCommonPassword(password, ownWords);
  if (problem || url === undefined || !(await isBreached(password, { url, log }))) return problem;
  return {
    field: 'password',
    code: 'breached',
    message: 'The password was stolen from another service and published: choose another',
  };
}
