import { verifyBearer } from '@campusway/service/bearer';
import type { FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { isSessionId } from './refresh-token.ts';
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

/** onRequest hook: verifies token and session before the body is read. */
export function createAuthenticate(services: Services) {
  return async function authenticate(request: FastifyRequest): Promise<void> {
    request.caller = await findCaller(request, services);
  };
}

/** @throws {ProblemError} `invalid-token` for every invalid token or ended session */
async function findCaller(request: FastifyRequest, services: Services): Promise<Caller> {
  const { accessTokens, storage, journal } = services;
  const record = (reason: string) => journal.record(request.log, 'token.refused', { reason });
  const { sid, sub } = await verifyBearer(request, () => accessTokens.verify(request), record);
  // The verifier requires the claim but not its type.
  const account = isSessionId(sid)
    ? await storage.findAccountOfSession({ id: sid, ...toInstant(services) })
    : undefined;
  if (account?.id === sub) return { account, sessionId: sid };
  record('no session');
  throw createProblem('invalid-token');
}

export function getCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('Cannot get the caller of a route that does not authenticate');
  return request.caller;
}
