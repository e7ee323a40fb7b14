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
    access_token: Type.Optional(
      Type.String({ description: 'Not for web pages, whose calls have the session cookie instead' }),
    ),
    token_type: Type.Optional(Type.Literal('Bearer')),
    expires_in: Type.Optional(Type.Integer({ description: 'Seconds until the access token expires' })),
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

export const SiteHeaderSchema = Type.Object({
  'x-campusway': Type.Optional(
    Type.String({
      default: '1',
      description: "Required with the cookie: another site's page cannot send it",
    }),
  ),
});

const security: Record<string, string[]>[] = [{ bearer: [] }, { session: [] }];

/** Of the schema of a route with `authenticate`. */
export const ofCaller = {
  security,
  headers: Type.Object({
    'x-campusway': Type.Optional(
      Type.String({
        default: '1',
        description:
          'Required with the cookie: 1, or the id of the account that the page shows, so that a call is refused once another one has logged in',
      }),
    ),
  }),
};

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
