import type { AuthFailure, FieldError, Outcome } from '@campusway/contract';
import { parseJson } from '@campusway/platform';

const timeoutMs = 10_000;
const serviceError = 'The login service had an error: try again in a moment';

export interface AuthRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Id of the account that the tab shows: the service refuses a session of another one. */
  readonly account?: string;
  /** Shown when the service refuses without a message. */
  readonly fallbackMessage?: string;
}

/** Calls the auth service at `origin` with the session cookie. Resolves to the parsed body. Times out after ten seconds; never throws. */
export async function requestAuth(
  origin: string,
  { method, path, body, account = '1', fallbackMessage = 'The service gave no reason' }: AuthRequest,
): Promise<Outcome<unknown>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(origin + path, {
      method,
      signal,
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        // Required by the service against CSRF: a page of another origin cannot send it.
        'x-campusway': account,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = parseJson(await response.text());
    if (response.ok) return { ok: true, value: answer };
    return { ok: false, failure: toFailure(response, answer, fallbackMessage) };
  } catch {
    return { ok: false, failure: { kind: 'unreachable', slow: signal.aborted } };
  }
}

function toFailure({ status, headers }: Response, body: unknown, fallbackMessage: string): AuthFailure {
  const { code, message, errors } = (body ?? {}) as Record<string, unknown>;
  const hasMessage = typeof message === 'string' && message !== '';
  const defaultMessage = status >= 500 ? serviceError : fallbackMessage;
  return {
    kind: 'refused',
    status,
    code: typeof code === 'string' ? code : '',
    message: hasMessage ? message : defaultMessage,
    faults: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfter: Number(headers.get('retry-after')) || undefined,
  };
}

function isFieldError(value: unknown): value is FieldError {
  const { field, message } = (value ?? {}) as Partial<Record<keyof FieldError, unknown>>;
  return typeof field === 'string' && typeof message === 'string';
}
