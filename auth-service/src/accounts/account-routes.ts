import { withProblems } from '@campusway/service/problem-schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { toAddress } from '../http/address.ts';
import type { RouteOptions } from '../http/request-limits.ts';
import {
  AccountSchema,
  bodyProblems,
  NoContentSchema,
  ofCaller,
  SignedOutSchema,
  TokensSchema,
} from '../http-schemas.ts';
import { answerTokens, checkDelivery, toPublicAccount } from '../sessions/answer-tokens.ts';
import { createAuthenticate, getCaller } from '../sessions/authenticate.ts';
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts';
import {
  ChangePasswordBodySchema,
  DeleteAccountBodySchema,
  ResetPasswordBodySchema,
} from './account-schemas.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { changePassword, deleteOwnAccount } from './password-change.ts';
import { resetPassword } from './password-reset.ts';

const problems = [...bodyProblems, 422, 429] as const;

export const accountRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { services, limits }) => {
  const authenticate = createAuthenticate(services);

  app.get(
    '/me',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'getAccount',
        summary: 'Whose access token or cookie this is',
        ...ofCaller,
        response: withProblems({ 200: AccountSchema }, 401, 403, 503),
      },
      ...authenticate,
    },
    async (request) => toPublicAccount(getCaller(request).account),
  );

  app.put(
    '/me/password',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'changePassword',
        summary: 'Change the password; every session ends, and a new one begins on this device',
        ...ofCaller,
        body: ChangePasswordBodySchema,
        response: withProblems({ 200: TokensSchema }, 401, ...problems),
      },
      ...authenticate,
      errorHandler: limits.refuseInvalid,
    },
    async (request, reply) => {
      const { current_password: password, new_password: newPassword } = request.body;
      const deliver = checkDelivery(request, request.body.deliver);
      const caller = getCaller(request);
      const agent = request.headers['user-agent'];
      const change = { ...confirm(request, password), newPassword, agent };
      const signedIn = await changePassword(services, caller, change);
      if (deliver === 'cookie') rememberDevice(request, reply, { services, account: signedIn.account });
      return answerTokens(services, { signedIn, deliver, message: 'Password changed', request, reply });
    },
  );

  app.delete(
    '/me',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'deleteAccount',
        summary: 'Delete the account and everything of it',
        ...ofCaller,
        body: DeleteAccountBodySchema,
        response: withProblems({ 204: SignedOutSchema }, 401, ...problems),
      },
      ...authenticate,
      errorHandler: limits.refuseInvalid,
    },
    async (request, reply) => {
      await deleteOwnAccount(services, getCaller(request), confirm(request, request.body.current_password));
      clearRefreshCookie(reply, services.config);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/reset',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'resetPassword',
        summary: "Set a new password with the operator's one-time code",
        description:
          'Sets the seal of a known device: with this cookie the next login is not delayed by failed attempts of others.',
        body: ResetPasswordBodySchema,
        response: withProblems({ 204: NoContentSchema }, ...problems),
      },
      errorHandler: limits.refuseInvalid,
    },
    async (request, reply) => {
      const { username, code, new_password: newPassword } = request.body;
      const address = toAddress(request);
      const device = await findKnownDevice(request, services, { username, refreshToken: undefined });
      const admit = () => limits.count(request, 'reset');
      const reset = { username, code, newPassword, address, device, log: request.log, admit };
      const account = await resetPassword(services, reset);
      rememberDevice(request, reply, { services, account });
      return reply.code(204).send(null);
    },
  );

  function confirm(request: FastifyRequest, password: string) {
    const admit = () => limits.count(request, 'confirm', `session ${getCaller(request).sessionId}`);
    return { password, address: toAddress(request), log: request.log, admit };
  }
};
