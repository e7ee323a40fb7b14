import type { AuthFailure, FieldFault } from '@campusway/contract';

const patienceMs = 10_000;
const serviceError = 'The login service had an error: try again in a moment';

export interface AuthRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** Said to the person when the service says no without a reason. */
  readonly otherwise?: string;
}

export type AuthAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly failure: Exclude<AuthFailure, { kind: 'signed-out' }> };

/** One call of the auth service at `origin`, with the session's cookie, within ten seconds. Never throws. */
export async function requestAuth(
  origin: string,
  { method, path, body, token, otherwise = 'The service gave no reason' }: AuthRequest,
): Promise<AuthAnswer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(origin + path, {
      method,
      signal,
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        // A page of another origin may not send it: see the service's answer `missing-header`.
        'x-campusway': '1',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = parse(await response.text());
    if (response.ok) return { ok: true, body: answer };
    return { ok: false, failure: toFailure(response, answer, otherwise) };
  } catch {
    return { ok: false, failure: { kind: 'unreachable', slow: signal.aborted } };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toFailure(
  { status, headers }: Response,
  body: unknown,
  otherwise: string,
): Exclude<AuthFailure, { kind: 'signed-out' }> {
  const { code, message, errors } = (body ?? {}) as Record<string, unknown>;
  const isWorded = typeof message === 'string' && message !== '';
  const unworded = status >= 500 ? serviceError : otherwise;
  return {
    kind: 'refused',
    status,
    code: typeof code === 'string' ? code : '',
    message: isWorded ? message : unworded,
    faults: Array.isArray(errors) ? errors.filter(isFault) : [],
    retryAfter: Number(headers.get('retry-after')) || undefined,
  };
}

function isFault(value: unknown): value is FieldFault {
  const { field, message } = (value ?? {}) as Partial<Record<keyof FieldFault, unknown>>;
  return typeof field === 'string' && typeof message === 'string';
}
