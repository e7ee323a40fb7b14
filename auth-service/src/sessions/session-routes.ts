import { withProblems } from '@campusway/service/problem-schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { createProblem } from '../errors.ts';
import { bodyProblems, ofCaller, SignedOutSchema } from '../http-schemas.ts';
import type { Services } from '../services.ts';
import { createAuthenticate, getCaller } from './authenticate.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { sessionIdPattern } from './refresh-token.ts';
import { toInstant } from './session-service.ts';

const SessionSchema = Type.Object({
  id: Type.String(),
  current: Type.Boolean({ description: 'The session of this call' }),
  agent: Type.String({ description: 'User-Agent of the device' }),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
});

/** Strict: a typo in the query must not end the current session. */
const EndSessionsQuerySchema = Type.Object(
  {
    except: Type.Optional(
      Type.Literal('current', { description: 'The session of this call stays. Default: none' }),
    ),
  },
  { additionalProperties: false },
);

export const sessionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { storage, journal } = services;
  const authenticate = createAuthenticate(services);

  app.get(
    '/sessions',
    {
      schema: {
        tags: ['sessions'],
        operationId: 'listSessions',
        summary: 'The devices that are signed in',
        ...ofCaller,
        response: withProblems({ 200: Type.Object({ sessions: Type.Array(SessionSchema) }) }, 401, 403, 503),
      },
      ...authenticate,
    },
    async (request) => {
      const { account, sessionId } = getCaller(request);
      const sessions = await storage.listSessions({ accountId: account.id, ...toInstant(services) });
      return {
        sessions: sessions.map(({ id, agent, createdAt, lastUsedAt, expiresAt }) => ({
          id,
          current: id === sessionId,
          agent,
          createdAt: new Date(createdAt).toISOString(),
          lastUsedAt: new Date(lastUsedAt).toISOString(),
          expiresAt: new Date(expiresAt).toISOString(),
        })),
      };
    },
  );

  app.delete(
    '/sessions/:id',
    {
      schema: {
        tags: ['sessions'],
        operationId: 'endSession',
        summary: 'Sign one device out',
        ...ofCaller,
        params: Type.Object({ id: Type.String({ pattern: sessionIdPattern }) }),
        response: withProblems({ 204: SignedOutSchema }, 401, 404, ...bodyProblems),
      },
      ...authenticate,
    },
    async (request, reply) => {
      const { account, sessionId } = getCaller(request);
      const { id } = request.params;
      if (!(await storage.endSession({ id, accountId: account.id }))) throw createProblem('no-such-session');
      journal.record(request.log, 'session.ended', { account: account.id, session: id });
      if (id === sessionId) clearRefreshCookie(reply, services.config);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/sessions',
    {
      schema: {
        tags: ['sessions'],
        operationId: 'endSessions',
        summary: 'Sign every device out: this one too, or all but this one',
        ...ofCaller,
        querystring: EndSessionsQuerySchema,
        response: withProblems({ 204: SignedOutSchema }, 401, 422, ...bodyProblems),
      },
      ...authenticate,
    },
    async (request, reply) => {
      const { account, sessionId } = getCaller(request);
      const keepSession = request.query.except === 'current' ? sessionId : undefined;
      await storage.endSessions({ accountId: account.id, keepSession });
      const reason = keepSession === undefined ? 'everywhere' : 'elsewhere';
      journal.record(request.log, 'sessions.ended', { account: account.id, reason });
      if (keepSession === undefined) clearRefreshCookie(reply, services.config);
      return reply.code(204).send(null);
    },
  );
};
