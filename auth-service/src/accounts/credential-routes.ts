import { withProblems } from '@campusway/service/problem-schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toCookieName } from '../config.ts';
import { toAddress } from '../http/address.ts';
import type { RouteOptions } from '../http/request-limits.ts';
import { bodyProblems, TokensSchema } from '../http-schemas.ts';
import { answerTokens, checkDelivery, type Delivery, toPublicAccount } from '../sessions/answer-tokens.ts';
import { endSessionOfToken } from '../sessions/session-service.ts';
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
  readonly role?: string;
  readonly username: string;
  readonly password: string;
  readonly deliver?: Delivery;
  readonly refresh_token?: string;
}

const loginCookies =
  "A login sets two cookies that no script can read: the refresh token (unless deliver is 'body') and the seal of a known device. It ends the sessions whose cookie and refresh_token it comes with.";
const problems = [...bodyProblems, 422, 429] as const;

/** `POST /`, and its two halves by name. */
export const credentialRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { services, limits },
) => {
  const calls = [
    {
      url: '/',
      operationId: 'registerOrLogIn',
      summary: 'Register (with a role) or log in (without one)',
      description: loginCookies,
      body: CredentialsBodySchema,
      response: withProblems({ 200: TokensSchema, 201: RegisteredSchema }, ...problems, 401, 409),
    },
    {
      url: '/register',
      operationId: 'register',
      summary: 'Create an account: POST / with a role',
      body: RegisterBodySchema,
      response: withProblems({ 201: RegisteredSchema }, ...problems, 409),
    },
    {
      url: '/login',
      operationId: 'logIn',
      summary: 'Log in: POST / without a role',
      description: loginCookies,
      body: LoginBodySchema,
      response: withProblems({ 200: TokensSchema }, ...problems, 401),
    },
  ];
  for (const { url, ...schema } of calls)
    app.post<{ Body: Credentials }>(
      url,
      { schema: { tags: ['accounts'], ...schema }, errorHandler: limits.refuseInvalid },
      (request, reply) =>
        request.body.role === undefined
          ? answerLogin(request, reply, request.body)
          : answerRegistration(request, reply, { ...request.body, role: request.body.role }),
    );

  async function answerRegistration(
    request: FastifyRequest,
    reply: FastifyReply,
    { role, username, password }: Credentials & { readonly role: string },
  ) {
    const admit = () => limits.count(request, 'register');
    const account = await register(
      services,
      { role, username, password },
      { address: toAddress(request), log: request.log, admit },
    );
    reply.code(201);
    return { message: 'Account created', account: toPublicAccount(account) };
  }

  async function answerLogin(request: FastifyRequest, reply: FastifyReply, credentials: Credentials) {
    const { username, password } = credentials;
    const deliver = checkDelivery(request, credentials.deliver);
    const refreshToken = credentials.refresh_token;
    const device = await findKnownDevice(request, services, { username, refreshToken });
    limits.count(request, 'login', device && `device ${device}`);
    const agent = request.headers['user-agent'];
    const address = toAddress(request);
    const attempt = { username, password, address, device, agent, log: request.log };
    const signedIn = await logIn(services, attempt);
    for (const text of [refreshToken, request.cookies[toCookieName('refresh', services.config)]])
      if (text !== undefined) await endSessionOfToken(services, { text, log: request.log });
    if (deliver === 'cookie') rememberDevice(request, reply, { services, account: signedIn.account });
    return answerTokens(services, { signedIn, deliver, message: 'Login successful', request, reply });
  }
};
