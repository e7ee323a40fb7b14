import { verifyBearer } from '@campusway/service/bearer';
import type { FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { readRefreshCookie } from './refresh-cookie.ts';
import { isSessionId } from './refresh-token.ts';
import { findAccountOfToken, toInstant } from './session-service.ts';

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

/**
 * Hooks of a route that verify access token or cookie, and session: before the body is read and, since it may have come long after the headers,
 * again with the whole body.
 */
export function createAuthenticate(services: Services) {
  async function onRequest(request: FastifyRequest): Promise<void> {
    request.caller = await findCaller(request, services);
  }
  async function preHandler(request: FastifyRequest): Promise<void> {
    if (request.body !== undefined) await onRequest(request);
  }
  return { onRequest, preHandler };
}

/**
 * @throws {ProblemError} `invalid-token` for every invalid token or ended session, and for a cookie of another account than
 *   the page shows; `missing-header`
 */
async function findCaller(request: FastifyRequest, services: Services): Promise<Caller> {
  const { accessTokens, storage, config, journal } = services;
  const record = (reason: string) => journal.record(request.log, 'token.refused', { reason });
  const cookie = request.headers.authorization === undefined ? readRefreshCookie(request, config) : undefined;
  if (cookie !== undefined) {
    const caller = await findAccountOfToken(services, cookie);
    const shown = request.headers['x-campusway'];
    if (caller && (shown === '1' || shown === caller.account.id)) return caller;
    record(caller ? 'other account' : 'no session');
    throw createProblem('invalid-token');
  }
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
