import { Type } from 'typebox';

const ProblemSchema = Type.Object(
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

/** Adds the error responses of a route to its schema. They are serialised by it, so no other field is sent. */
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
