import type { FastifyRequest } from 'fastify';
import type { AccessClaims } from './access-claims.ts';
import { createSharedProblem, ProblemError } from './problems.ts';

/**
 * Verifies the access token of a request and returns its claims.
 *
 * @throws {ProblemError} `invalid-token` for every error of `verify`; `onRefused` receives the reason
 */
export async function verifyBearer(
  { headers }: FastifyRequest,
  verify: (token: string) => Promise<AccessClaims>,
  onRefused: (reason: string) => void = () => undefined,
): Promise<AccessClaims> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  try {
    if (token !== undefined) return await verify(token);
    onRefused('no token');
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    onRefused(toReason(error));
  }
  throw createSharedProblem('invalid-token');
}

/** The error code of the library: its message may repeat parts of the token. */
function toReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'untrusted header';
}
