import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailableError } from './storage/storage.ts';

/** Every error of the service: its stable code, its status, and what it says when nothing more fitting is known. */
const catalogue = {
  'bad-request': [400, 'The request cannot be understood'],
  'invalid-credentials': [401, 'Invalid login credentials'],
  'invalid-token': [401, 'The access token is missing, damaged or expired'],
  'invalid-refresh-token': [401, 'The session has ended: log in again'],
  'foreign-origin': [403, 'This page may not call the service'],
  'missing-header': [403, 'A request with the session cookie needs the header X-CampusWay'],
  'wrong-password': [403, 'The current password is wrong'],
  'account-disabled': [403, 'This account is disabled: ask the operator'],
  'invalid-reset-code': [403, 'The code is wrong, used or expired'],
  'not-found': [404, 'There is nothing at this address'],
  'no-such-session': [404, 'There is no such session'],
  'method-not-allowed': [405, 'This address does not take that method'],
  'request-timeout': [408, 'The request did not arrive in time'],
  'name-taken': [409, 'This username is taken'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body must be application/json'],
  'invalid-body': [422, 'The body does not hold what is needed'],
  'invalid-query': [422, 'The query of the address is not one that the call takes'],
  'too-many-requests': [429, 'Too many requests: try again later'],
  'too-many-attempts': [429, 'Too many attempts: try again later'],
  'headers-too-large': [431, 'The headers are too large'],
  internal: [500, 'The service had an error: try again in a moment'],
  busy: [503, 'The service is busy: try again in a moment'],
  'storage-unavailable': [503, 'The service cannot reach its database: try again in a moment'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof catalogue;

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** RFC 9457. `message` says what `detail` says: the site's forms read it. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
}

/** An error that the caller is meant to see. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ProblemCode, { detail, errors, headers = {} }: ProblemDetails = {}) {
    const [status, text] = catalogue[code];
    super(detail ?? text);
    this.code = code;
    this.statusCode = status;
    this.errors = errors;
    this.headers = { ...defaultHeaders(code, status), ...headers };
  }

  toDocument(): ProblemDocument {
    const { code, statusCode: status, message, errors } = this;
    const title = STATUS_CODES[status] ?? 'Error';
    const document = { type: `urn:campusway:problem:${code}`, title, status, code, detail: message, message };
    return errors ? { ...document, errors } : document;
  }
}

function defaultHeaders(code: ProblemCode, status: number): Record<string, string> {
  if (code === 'invalid-token')
    return { 'www-authenticate': 'Bearer realm="campusway", error="invalid_token"' };
  if (status === 401) return { 'www-authenticate': 'Bearer realm="campusway"' };
  if (status === 503) return { 'retry-after': '2' };
  return {};
}

/** Whole seconds, rounded up: a client that waits this long finds the door open. */
export function withRetryAfter(code: ProblemCode, milliseconds: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ProblemError(code, { headers: { 'retry-after': String(seconds) } });
}

/** Fastify's own errors and the libraries', in the words of the catalogue. Nothing of an unknown error is shown. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StorageUnavailableError) return new ProblemError('storage-unavailable');
  if (!(error instanceof Error)) return new ProblemError('internal');
  const { code = '', validation, validationContext, statusCode = 500 } = error as Partial<FastifyError>;
  // An address is right or it is none: its parameters have no fields to mend.
  if (validation && validationContext === 'params') return new ProblemError('not-found');
  if (validation)
    return new ProblemError(validationContext === 'querystring' ? 'invalid-query' : 'invalid-body', {
      errors: validation.map(toFieldError),
    });
  if (/^FST_ERR_CTP_(EMPTY|INVALID)_JSON_BODY$/.test(code))
    return new ProblemError('bad-request', { detail: 'The body is not JSON' });
  return new ProblemError(codeByStatus.get(statusCode) ?? (statusCode < 500 ? 'bad-request' : 'internal'));
}

const codeByStatus: ReadonlyMap<number, ProblemCode> = new Map([
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

function toFieldError({
  instancePath,
  keyword,
  message = 'is not as expected',
  params,
}: NonNullable<FastifyError['validation']>[number]): FieldError {
  const named = params.missingProperty ?? params.additionalProperty;
  const field = typeof named === 'string' ? named : instancePath.slice(1);
  return { field, code: keyword, message: wordings[keyword]?.(params) ?? message };
}

export function sendProblem(problem: ProblemError, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toDocument());
}

/** The one place where an error becomes an answer. A mistake of ours is logged whole and told as little as possible. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
  else if (problem.code === 'storage-unavailable')
    request.log.error({ reason: String(error) }, 'database unavailable');
  return sendProblem(problem, reply);
}
