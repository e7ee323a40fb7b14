import { STATUS_CODES } from 'node:http';

/** HTTP status and default detail. */
type Kind = readonly [status: number, text: string];

const sharedKinds = {
  'bad-request': [400, 'The request cannot be understood'],
  'invalid-token': [401, 'The access token is missing, damaged or expired'],
  'not-found': [404, 'There is nothing at this address'],
  'method-not-allowed': [405, 'This address does not take that method'],
  'request-timeout': [408, 'The request did not arrive in time'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body must be application/json'],
  'invalid-body': [422, 'The body does not hold what is needed'],
  'invalid-query': [422, 'The query of the address is not one that the call takes'],
  'too-many-requests': [429, 'Too many requests: try again later'],
  'headers-too-large': [431, 'The headers are too large'],
  internal: [500, 'The service had an error: try again in a moment'],
  busy: [503, 'The service is busy: try again in a moment'],
  'keys-unavailable': [503, 'The service cannot check access tokens now: try again in a moment'],
} as const satisfies Record<string, Kind>;

export type SharedCode = keyof typeof sharedKinds;

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

/** RFC 9457. `message` repeats `detail`: the site's forms read it. */
interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
}

/** An error that is sent to the client. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: string, [status, text]: Kind, { detail, errors, headers, cause }: ProblemDetails) {
    super(detail ?? text, { cause });
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

/** Creates the problems of a service: the shared ones and its own. Codes are stable; clients may depend on them. */
export function defineProblems<Code extends string>(ownKinds: Readonly<Record<Code, Kind>>) {
  const kinds: Readonly<Record<Code | SharedCode, Kind>> = { ...sharedKinds, ...ownKinds };
  return (code: Code | SharedCode, details: ProblemDetails = {}) =>
    new ProblemError(code, kinds[code], details);
}

export const createSharedProblem = defineProblems({});

function defaultHeaders(code: string, status: number): Record<string, string> {
  if (code === 'invalid-token')
    return { 'www-authenticate': 'Bearer realm="campusway", error="invalid_token"' };
  if (status === 401) return { 'www-authenticate': 'Bearer realm="campusway"' };
  if (status === 503) return { 'retry-after': '2' };
  return {};
}

/** Retry-After in whole seconds, rounded up so that a client never retries too early. */
export function withRetryAfter(milliseconds: number): ProblemDetails {
  return { headers: { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) } };
}
