import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { createSharedProblem, type FieldError, ProblemError, type SharedCode } from '../problems.ts';

/** A body of 16 KiB may have 1,700 unknown fields. */
const maxErrors = 10;

/** Converts errors of Fastify and of libraries to problems. Every unknown error becomes `internal`. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error)) return createSharedProblem('internal');
  const { code = '', validation, validationContext, statusCode = 500 } = error as Partial<FastifyError>;
  // An invalid path parameter is an unknown address, without fields to correct.
  if (validation && validationContext === 'params') return createSharedProblem('not-found');
  if (validation)
    return createSharedProblem(validationContext === 'querystring' ? 'invalid-query' : 'invalid-body', {
      errors: validation.slice(0, maxErrors).map(toFieldError),
    });
  if (/^FST_ERR_CTP_(EMPTY|INVALID)_JSON_BODY$/.test(code))
    return createSharedProblem('bad-request', { detail: 'The body is not JSON' });
  return createSharedProblem(codeByStatus.get(statusCode) ?? (statusCode < 500 ? 'bad-request' : 'internal'));
}

const codeByStatus: ReadonlyMap<number, SharedCode> = new Map([
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [408, 'request-timeout'],
  [413, 'body-too-large'],
  [415, 'unsupported-media-type'],
  [431, 'headers-too-large'],
  [503, 'busy'],
]);

const wordings: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a field of this call',
  enum: ({ allowedValues }) => `must be one of ${Array.isArray(allowedValues) && allowedValues.join(', ')}`,
};

/** Of a field that the client named. */
const maxFieldName = 100;

function toFieldError({
  instancePath,
  keyword,
  message = 'is not as expected',
  params,
}: NonNullable<FastifyError['validation']>[number]): FieldError {
  const named = params.missingProperty ?? params.additionalProperty;
  const field = typeof named === 'string' ? named : instancePath.slice(1);
  return {
    field: field.slice(0, maxFieldName),
    code: keyword,
    message: wordings[keyword]?.(params) ?? message,
  };
}

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * The only place that converts an error to a response. `toOwnProblem` converts the errors of the service. Logs internal
 * errors with their stack and hides them from the client; logs the cause of a problem that has one.
 */
export function createErrorHandler(
  toOwnProblem: (error: unknown) => ProblemError | undefined = () => undefined,
): ErrorHandler {
  return function handleError(error, request, reply) {
    const problem = toOwnProblem(error) ?? toProblem(error);
    if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
    else if (problem.cause) request.log.error({ reason: String(problem.cause) }, problem.code);
    // Fastify closes the connection. With the rest of the body unread that is a reset, which a proxy answers with 502.
    if (problem.code === 'body-too-large') reply.removeHeader('connection');
    return reply
      .code(problem.statusCode)
      .headers(problem.headers)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problem.toDocument());
  };
}
