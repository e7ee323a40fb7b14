import type { FastifyRequest } from 'fastify';
import { createSharedProblem, ProblemError } from './problems.ts';
import type { AccessClaims, VerifyToken } from './token-verifier.ts';

/**
 * The claims of the access token that a request carries.
 *
 * @throws {ProblemError} `invalid-token` for every error of the token; `onRefused` gets the reason
 */
export async function verifyBearer(
  { headers }: FastifyRequest,
  verify: VerifyToken,
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

/** The library's code: its message may repeat what the token held. */
function toReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'untrusted header';
}
