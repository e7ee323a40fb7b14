import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { AccessClaims } from '../keys/access-tokens.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/accounts.ts';
import { isSessionId } from './session-id.ts';
import { toInstant } from './session-service.ts';

export interface Caller {
  readonly account: StoredAccount;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`. */
    caller: Caller | null;
  }
}

/** An onRequest hook: nobody's body is read before the token is found good and its session alive. */
export function createAuthenticate(services: Services) {
  return async function authenticate(request: FastifyRequest): Promise<void> {
    request.caller = await findCaller(request, services);
  };
}

/** @throws {ProblemError} `invalid-token`, whatever is wrong with the token. */
async function findCaller(request: FastifyRequest, services: Services): Promise<Caller> {
  const { sid, sub } = verify(request, services);
  // The library has seen that the claims are there, not what they are.
  if (!isSessionId(sid)) return refuse(request, services, 'sid is no session');
  const account = await services.storage.findAccountOfSession({ id: sid, ...toInstant(services) });
  if (account?.id !== sub) return refuse(request, services, 'session ended');
  return { account, sessionId: sid };
}

function verify(request: FastifyRequest, services: Services): AccessClaims {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) return refuse(request, services, 'no token');
  try {
    return services.accessTokens.verify(token);
  } catch (error) {
    return refuse(request, services, toReason(error));
  }
}

function refuse(request: FastifyRequest, { journal }: Services, reason: string): never {
  journal.record(request.log, 'token.refused', { reason });
  throw new ProblemError('invalid-token');
}

/** The library's code: its message may repeat what the token held. */
function toReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'untrusted header';
}

export function getCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('Cannot tell the caller of a route that does not authenticate');
  return request.caller;
}
