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

/** The rules of the form, then the list of common passwords, then the look-up outside if one is configured. */
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
