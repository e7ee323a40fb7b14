import { afterEach, expect, test, vi } from 'vitest';
import { fakeService, noNetwork, problem } from '../../tests/fake-service.ts';
import { requestAuth } from './auth-request.ts';

afterEach(() => vi.unstubAllGlobals());

const login = { method: 'POST', path: '/', body: { username: 'ana', password: 'x' } } as const;
const request = () =>
  requestAuth('https://auth.example', { ...login, fallbackMessage: 'Invalid login credentials' });

test('requestAuth() sends the cookie, the anti-CSRF header and the body as JSON', async () => {
  const { requests } = fakeService({ 'POST /': [() => Response.json({ message: 'hello' })] });
  expect(await request()).toEqual({ ok: true, value: { message: 'hello' } });
  expect(requests[0]).toMatchObject({
    credentials: 'include',
    headers: { 'x-campusway': '1', 'content-type': 'application/json' },
    body: '{"username":"ana","password":"x"}',
  });
});

test('requestAuth() returns the message, the errors of the fields and the seconds to wait', async () => {
  const errors = [{ field: 'username', code: 'required', message: 'Enter a username' }, { field: 3 }, null];
  fakeService({ 'POST /': [() => problem(422, { code: 'invalid-body', errors }, { 'retry-after': '8' })] });
  expect(await request()).toEqual({
    ok: false,
    failure: {
      kind: 'refused',
      status: 422,
      code: 'invalid-body',
      message: 'The reason',
      faults: [errors[0]],
      retryAfter: 8,
    },
  });
});

test('requestAuth() uses the fallback message for a refusal without a message', async () => {
  fakeService({ 'POST /': [() => new Response('<h1>No</h1>', { status: 401 })] });
  expect(await request()).toMatchObject({
    failure: { kind: 'refused', message: 'Invalid login credentials' },
  });
});

test.each([500, 502, 503])(
  'requestAuth() reports a service error for a %i without a message',
  async (status) => {
    fakeService({ 'POST /': [() => new Response('<h1>No</h1>', { status })] });
    const message = 'The login service had an error: try again in a moment';
    expect(await request()).toMatchObject({ failure: { kind: 'refused', status, message } });
  },
);

test('requestAuth() reports the service as unreachable without a network', async () => {
  fakeService({ 'POST /': [noNetwork] });
  expect(await request()).toEqual({ ok: false, failure: { kind: 'unreachable', slow: false } });
});

test('requestAuth() times out after ten seconds and reports it as slow', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const aborted = new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    limit.abort(new DOMException('Too slow', 'TimeoutError'));
    return aborted;
  });
  expect(await request()).toEqual({ ok: false, failure: { kind: 'unreachable', slow: true } });
  expect(timeout).toHaveBeenCalledWith(10_000);
});
