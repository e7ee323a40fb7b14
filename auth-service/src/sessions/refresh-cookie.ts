import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { toCookieName } from '../config.ts';
import { createProblem } from '../errors.ts';

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  { token, secondsLeft }: { readonly token: string; readonly secondsLeft: number },
): void {
  reply.setCookie(toCookieName('refresh', config), token, { ...attributes, maxAge: secondsLeft });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(toCookieName('refresh', config), attributes);
}

/**
 * Requires the header X-CampusWay with the cookie: SameSite=Strict allows pages on other ports of this host, and a custom
 * header makes the browser send a CORS preflight first.
 *
 * @throws {ProblemError} `missing-header`
 */
export function readRefreshCookie(request: FastifyRequest, config: Config): string | undefined {
  const cookie = request.cookies[toCookieName('refresh', config)];
  if (cookie !== undefined && !request.headers['x-campusway']) throw createProblem('missing-header');
  return cookie;
}
