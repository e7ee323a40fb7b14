import { afterEach, expect, test, vi } from 'vitest';
import { fakeService, noNetwork, problem } from '../../tests/fake-service.ts';
import { requestAuth } from './auth-request.ts';

afterEach(() => vi.unstubAllGlobals());

const login = { method: 'POST', path: '/', body: { username: 'ana', password: 'x' } } as const;
const ask = () => requestAuth('https://auth.example', { ...login, otherwise: 'Invalid login credentials' });

test('requestAuth() sends the cookie, the header that foreign pages may not send, and the body as JSON', async () => {
  const { requests } = fakeService({ 'POST /': [() => Response.json({ message: 'hello' })] });
  expect(await ask()).toEqual({ ok: true, body: { message: 'hello' } });
  expect(requests[0]).toMatchObject({
    credentials: 'include',
    headers: { 'x-campusway': '1', 'content-type': 'application/json' },
    body: '{"username":"ana","password":"x"}',
  });
});

test('requestAuth() hands on the reason, the faults of the fields and the time to wait', async () => {
  const errors = [{ field: 'username', code: 'required', message: 'Enter a username' }, { field: 3 }, null];
  fakeService({ 'POST /': [() => problem(422, { code: 'invalid-body', errors }, { 'retry-after': '8' })] });
  expect(await ask()).toEqual({
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

test('requestAuth() says the words for a refusal without a reason', async () => {
  fakeService({ 'POST /': [() => new Response('<h1>No</h1>', { status: 401 })] });
  expect(await ask()).toMatchObject({ failure: { kind: 'refused', message: 'Invalid login credentials' } });
});

test.each([500, 502, 503])(
  'requestAuth() says of a %i without words that the service had an error',
  async (status) => {
    fakeService({ 'POST /': [() => new Response('<h1>No</h1>', { status })] });
    const message = 'The login service had an error: try again in a moment';
    expect(await ask()).toMatchObject({ failure: { kind: 'refused', status, message } });
  },
);

test('requestAuth() calls the service unreachable only without a network', async () => {
  fakeService({ 'POST /': [noNetwork] });
  expect(await ask()).toEqual({ ok: false, failure: { kind: 'unreachable', slow: false } });
});

test('requestAuth() gives up after ten seconds and says that it was slow', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const aborted = new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    limit.abort(new DOMException('Too slow', 'TimeoutError'));
    return aborted;
  });
  expect(await ask()).toEqual({ ok: false, failure: { kind: 'unreachable', slow: true } });
  expect(timeout).toHaveBeenCalledWith(10_000);
});
