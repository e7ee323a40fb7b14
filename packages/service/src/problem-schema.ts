import { STATUS_CODES } from 'node:http';
import { Type } from 'typebox';

/** createApp() adds it to the app, so that responses refer to it. */
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
  { $id: 'Problem', title: 'Problem', description: 'RFC 9457, application/problem+json' },
);

const retryAfter = { 'Retry-After': Type.Integer({ description: 'Seconds' }) };
const headers: Readonly<Record<number, object>> = {
  401: { 'WWW-Authenticate': Type.String() },
  429: retryAfter,
  503: retryAfter,
};

/** Documents the error responses of a route. */
export function withProblems<Responses extends object>(
  responses: Responses,
  ...statuses: readonly number[]
): Responses {
  const problems = Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: STATUS_CODES[status],
        headers: headers[status],
        content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
      },
    ]),
  );
  return { ...responses, ...problems };
}
