import { type AccountFieldError, findPasswordError } from '@campusway/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isBreached } from '../passwords/breached-passwords.ts';
import { findCommonPassword } from '../passwords/common-passwords.ts';
import type { Services } from '../services.ts';

interface NewPassword {
  readonly username: string;
  readonly password: string;
  readonly log: FastifyBaseLogger;
}

/** Checks the rules of the form, the list of common passwords and, if configured, the look-up of breached passwords. */
export async function findNewPasswordProblem(
  { config }: Services,
  { username, password, log }: NewPassword,
): Promise<AccountFieldError | undefined> {
  const { minLength, breachedUrl: url } = config.passwords;
  const problem = findPasswordError(password, { username, minLength }) ?? findCommonPassword(password);
  if (problem || url === undefined || !(await isBreached(password, { url, log }))) return problem;
  return {
    field: 'password',
    code: 'breached',
    message: 'The password was stolen from another service and published: choose another',
  };
}
