import { withProblems } from '@campusway/service/problem-schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { createProblem } from '../errors.ts';
import type { RouteOptions } from '../http/request-limits.ts';
import { bodyProblems, SignedOutSchema, SiteHeaderSchema, TokensSchema } from '../http-schemas.ts';
import { answerTokens, checkDelivery } from './answer-tokens.ts';
import { createAuthenticate, getCaller } from './authenticate.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { parseRefreshToken } from './refresh-token.ts';
import { endSessionOfToken, refreshSession } from './session-service.ts';

/** Browsers send the cookie without a body; programs send the token in the body and receive the next one there. */
const TokenBodySchema = Type.Union([
  Type.Null(),
  Type.Object(
    { refresh_token: Type.Optional(Type.String({ description: 'Instead of the cookie, for programs' })) },
    { additionalProperties: false },
  ),
]);

export const tokenRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { services, limits }) => {
  const { storage, journal } = services;
  const authenticate = createAuthenticate(services);

  app.post(
    '/refresh',
    {
      schema: {
        tags: ['sessions'],
        operationId: 'refreshSession',
        summary: 'A new access token, and the next refresh token',
        security: [{ session: [] }, {}],
        headers: SiteHeaderSchema,
        body: TokenBodySchema,
        response: withProblems({ 200: TokensSchema }, 401, 422, 429, ...bodyProblems),
      },
      errorHandler: limits.refuseInvalid,
    },
    async (request, reply) => {
      const given = request.body?.refresh_token;
      const deliver = checkDelivery(request, given === undefined ? 'cookie' : 'body');
      const text = given ?? readRefreshCookie(request, services.config);
      countRefresh(request, text);
      const signedIn =
        text === undefined ? undefined : await refreshSession(services, { text, log: request.log });
      if (!signedIn) throw createProblem('invalid-refresh-token');
      return answerTokens(services, { signedIn, deliver, message: 'Session refreshed', request, reply });
    },
  );

  app.post(
    '/logout',
    {
      schema: {
        tags: ['sessions'],
        operationId: 'logOut',
        summary: 'End the session of the cookie, of the refresh token or of the access token',
        security: [{ session: [] }, { bearer: [] }, {}],
        headers: SiteHeaderSchema,
        body: TokenBodySchema,
        response: withProblems({ 204: SignedOutSchema }, 401, 422, ...bodyProblems),
      },
    },
    async (request, reply) => {
      const given = request.body?.refresh_token;
      // A program's token does not need the header, which only a cookie requires.
      const usesCookie = given === undefined || Boolean(request.headers['x-campusway']);
      const cookie = usesCookie ? readRefreshCookie(request, services.config) : undefined;
      const texts = [given, cookie].filter((text) => text !== undefined);
      let hasEnded = false;
      for (const text of texts)
        if (await endSessionOfToken(services, { text, log: request.log })) hasEnded = true;
      if (!hasEnded && request.headers.authorization !== undefined)
        await endSessionOfCaller(request).catch((error) => {
          // With a token of a session that has ended, there is nothing left to end.
          if (texts.length === 0 || error.statusCode !== 401) throw error;
        });
      if (usesCookie) clearRefreshCookie(reply, services.config);
      return reply.code(204).send(null);
    },
  );

  function countRefresh(request: FastifyRequest, text: string | undefined): void {
    const id = text && parseRefreshToken(text, services.keys.ring())?.sessionId;
    if (text !== undefined && !id) limits.countInvalid(request);
    else limits.count(request, 'refresh', id && `session ${id}`);
  }

  async function endSessionOfCaller(request: FastifyRequest): Promise<void> {
    await authenticate.onRequest(request);
    const { account, sessionId } = getCaller(request);
    await storage.closeSession({ id: sessionId });
    journal.record(request.log, 'session.ended', { account: account.id, session: sessionId });
  }
};
