import { roles } from '@campusway/contract';
import { Type } from 'typebox';

export const AccountSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    role: Type.Enum([...roles], { description: 'What the person said of themselves' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Account' },
);

export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    detail: Type.String(),
    message: Type.String({ description: 'The same as detail' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() })),
    ),
  },
  { title: 'Problem', description: 'RFC 9457, application/problem+json' },
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
  { title: 'Tokens' },
);

export const DeliverSchema = Type.Optional(
  Type.Enum(['cookie', 'body'], {
    description:
      "Where the refresh token goes. 'body' is for programs that are no web pages. Default: cookie",
  }),
);

/** Documents the answers that a route gives besides its own, and lets nothing else out. */
export function withProblems<Responses extends object>(
  responses: Responses,
  ...statuses: readonly number[]
): Responses {
  const problems = Object.fromEntries(
    statuses.map((status) => [
      status,
      { content: { 'application/problem+json': { schema: ProblemSchema } } },
    ]),
  );
  return { ...responses, ...problems };
}

export const NoContentSchema = Type.Null({ description: 'Done' });
