import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';

/** The prefix makes browsers refuse it from anyone but this host, over anything but TLS (or localhost). */
export const refreshCookieName = '__Host-campusway-refresh';
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

export function setRefreshCookie(reply: FastifyReply, token: string, secondsLeft: number): void {
  reply.setCookie(refreshCookieName, token, { ...attributes, maxAge: secondsLeft });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(refreshCookieName, attributes);
}

/**
 * SameSite=Strict does not stop a page on another port of this host. A header of our own does: a browser asks first
 * whether the page may send it.
 *
 * @throws {ProblemError} `missing-header`
 */
export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[refreshCookieName];
  if (cookie !== undefined && !request.headers['x-campusway']) throw new ProblemError('missing-header');
  return cookie;
}
