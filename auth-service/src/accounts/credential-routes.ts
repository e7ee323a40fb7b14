import { withProblems } from '@campusway/service/problem-schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAddress } from '../http/address.ts';
import type { RequestLimits } from '../http/request-limits.ts';
import { TokensSchema } from '../http-schemas.ts';
import type { Services } from '../services.ts';
import { answerTokens, checkDelivery, type Delivery, toPublicAccount } from '../sessions/answer-tokens.ts';
import {
  CredentialsBodySchema,
  LoginBodySchema,
  RegisterBodySchema,
  RegisteredSchema,
} from './account-schemas.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { logIn } from './login.ts';
import { register } from './registration.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly deliver?: Delivery;
  readonly refresh_token?: string;
}

interface CredentialRoutesOptions {
  readonly services: Services;
  readonly limits: RequestLimits;
}

const loginCookies =
  "A login sets two cookies that no script can read: the refresh token (unless deliver is 'body') and the seal of a known device.";
const registerProblems = [400, 403, 409, 413, 415, 422, 429, 503] as const;
const loginProblems = [400, 401, 403, 413, 415, 422, 429, 503] as const;

export const credentialRoutes: FastifyPluginAsyncTypebox<CredentialRoutesOptions> = async (
  app,
  { services, limits },
) => {
  app.post(
    '/',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'registerOrLogIn',
        summary: 'Register (with a role) or log in (without one)',
        description: loginCookies,
        body: CredentialsBodySchema,
        response: withProblems({ 200: TokensSchema, 201: RegisteredSchema }, ...registerProblems, 401),
      },
    },
    async (request, reply) => {
      const { role, ...credentials } = request.body;
      if (role === undefined) {
        await limits.login(request);
        return answerLogin(request, reply, credentials);
      }
      await limits.register(request);
      return answerRegistration(request, reply, { ...credentials, role });
    },
  );

  app.post(
    '/register',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'register',
        summary: 'Create an account',
        body: RegisterBodySchema,
        response: withProblems({ 201: RegisteredSchema }, ...registerProblems),
      },
      onRequest: limits.register,
    },
    (request, reply) => answerRegistration(request, reply, request.body),
  );

  app.post(
    '/login',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'logIn',
        summary: 'Log in',
        description: loginCookies,
        body: LoginBodySchema,
        response: withProblems({ 200: TokensSchema }, ...loginProblems),
      },
      onRequest: limits.login,
    },
    (request, reply) => answerLogin(request, reply, request.body),
  );

  async function answerRegistration(
    request: FastifyRequest,
    reply: FastifyReply,
    { role, username, password }: Credentials & { readonly role: string },
  ) {
    const account = await register(
      services,
      { role, username, password },
      { address: toAddress(request), log: request.log },
    );
    reply.code(201);
    return { message: 'Account created', account: toPublicAccount(account) };
  }

  async function answerLogin(request: FastifyRequest, reply: FastifyReply, credentials: Credentials) {
    const { username, password } = credentials;
    const deliver = checkDelivery(request, credentials.deliver);
    const refreshToken = credentials.refresh_token;
    const device = await findKnownDevice(request, services, { username, refreshToken });
    const agent = request.headers['user-agent'];
    const address = toAddress(request);
    const attempt = { username, password, address, device, agent, log: request.log };
    const signedIn = await logIn(services, attempt);
    if (deliver === 'cookie') rememberDevice(request, reply, { services, username });
    return answerTokens(services, { signedIn, deliver, message: 'Login successful', reply });
  }
};
