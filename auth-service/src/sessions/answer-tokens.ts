import type { Account } from '@campusway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { setRefreshCookie } from './refresh-cookie.ts';
import type { SignedIn } from './session-service.ts';

export type Delivery = 'cookie' | 'body';

interface TokenAnswer {
  readonly signedIn: SignedIn;
  readonly deliver: Delivery;
  readonly message: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Response of login and refresh. The refresh token is sent as a cookie or in the body, never both. A page gets no access
 * token, which any of its scripts could send elsewhere.
 */
export function answerTokens(
  services: Services,
  { signedIn, deliver, message, request, reply }: TokenAnswer,
) {
  const { account, sessionId, refreshToken, expiresAt } = signedIn;
  const secondsLeft = Math.max(0, Math.floor((expiresAt - services.clock()) / 1000));
  if (deliver === 'cookie') setRefreshCookie(reply, services.config, { token: refreshToken, secondsLeft });
  return {
    message,
    ...(!isFromPage(request) && {
      access_token: services.accessTokens.issue({ accountId: account.id, sessionId }),
      token_type: 'Bearer' as const,
      expires_in: services.config.tokens.accessSeconds,
    }),
    ...(deliver === 'body' && { refresh_token: refreshToken }),
    session_expires_at: new Date(expiresAt).toISOString(),
    account: toPublicAccount(account),
  };
}

/** Refuses to send a refresh token to a page in the body, where its scripts could read it. */
export function checkDelivery(request: FastifyRequest, deliver: Delivery = 'cookie'): Delivery {
  if (deliver === 'body' && isFromPage(request))
    throw createProblem('invalid-body', {
      detail: 'A web page gets its refresh token as a cookie',
      errors: [{ field: 'deliver', code: 'page', message: "'body' is for programs that are no web pages" }],
    });
  return deliver;
}

/** Browsers send Origin with every POST and PUT, and no script can change or omit it. */
function isFromPage({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined;
}

export function toPublicAccount({ id, username, role, createdAt }: StoredAccount): Account {
  return { id, username, role, createdAt: new Date(createdAt).toISOString() };
}
