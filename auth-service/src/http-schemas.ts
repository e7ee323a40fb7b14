import { roles } from '@campusway/contract';
import { Type } from 'typebox';

export const AccountSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    role: Type.Enum([...roles], { description: 'Self-declared, not verified' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Account' },
);

export const TokensSchema = Type.Object(
  {
    message: Type.String(),
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds until the access token expires' }),
    refresh_token: Type.Optional(
      Type.String({ description: "Only with deliver: 'body'; otherwise a cookie" }),
    ),
    session_expires_at: Type.String({ format: 'date-time' }),
    account: AccountSchema,
  },
  {
    title: 'Tokens',
    headers: toCookieHeader('The refresh token; at a login also the seal of a known device'),
  },
);

export const DeliverSchema = Type.Optional(
  Type.Enum(['cookie', 'body'], {
    description:
      "Where the refresh token is returned. 'body' is for programs other than web pages. Default: cookie",
  }),
);

export const NoContentSchema = Type.Null({ description: 'Done' });

export const SignedOutSchema = Type.Null({
  description: 'Done',
  headers: toCookieHeader('Clears the refresh token if its session has ended'),
});

/** Errors of every call that may have a body. */
export const bodyProblems = [400, 403, 413, 415, 503] as const;

/** Of @fastify/swagger: headers of a response. */
function toCookieHeader(description: string) {
  return { 'Set-Cookie': Type.String({ description }) };
}
