// @vitest-environment jsdom
import type { Session } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, fakeService, noContent, noNetwork, problem, signedIn } from '../../tests/fake-service.ts';
import { createSessionClient } from './session-client.ts';
import { readHint, writeHint } from './session-hint.ts';

beforeEach(() => {
  localStorage.clear();
  writeHint('signed-in');
});
afterEach(() => vi.unstubAllGlobals());

const credentials = { username: 'ana', password: 'quiet river stones' };
const welcome = (changes: object = {}) => signedIn({ message: 'Login successful', ...changes });

function createClient() {
  const published: Session[] = [];
  const broadcasts: string[] = [];
  const client = createSessionClient({
    origin: 'https://auth.example',
    publish: (session) => published.push(session),
    broadcast: (message) => broadcasts.push(message),
  });
  return { client, published, broadcasts };
}

test('logIn() signs in, stores only the hint, and broadcasts to the other tabs', async () => {
  fakeService({ 'POST /': [welcome] });
  const { client, published, broadcasts } = createClient();
  expect(await client.logIn(credentials)).toEqual({ ok: true, value: ana });
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
  expect(broadcasts).toEqual(['signed-in']);
  expect({ ...localStorage }).toEqual({ 'campusway.session-hint': 'signed-in' });
});

test.each([
  ['another message', { message: 'Almost' }, 'Almost'],
  ['no message', { message: undefined }, 'Invalid login credentials'],
])('logIn() fails on a response with %s', async (_, changes, message) => {
  fakeService({ 'POST /': [() => welcome(changes)] });
  const { client, published } = createClient();
  expect(await client.logIn(credentials)).toMatchObject({ ok: false, failure: { kind: 'refused', message } });
  expect(published).toEqual([]);
});

test("logIn() succeeds on 'Login successful' without an account, without a session", async () => {
  fakeService({ 'POST /': [() => Response.json({ message: 'Login successful' })] });
  const { client, published } = createClient();
  expect(await client.logIn(credentials)).toEqual({ ok: true, value: undefined });
  expect(published).toEqual([]);
});

test.each([
  ['204', noContent],
  ['a 2xx without an account', () => new Response('Created', { status: 201 })],
])('register() succeeds on %s', async (_, answer) => {
  fakeService({ 'POST /': [answer] });
  const { client } = createClient();
  expect(await client.register({ role: 'student', ...credentials })).toEqual({ ok: true, value: undefined });
});

test('register() returns the account without signing in', async () => {
  fakeService({ 'POST /': [() => Response.json({ message: 'Account created', account: ana })] });
  const { client, published } = createClient();
  expect(await client.register({ role: 'student', ...credentials })).toEqual({ ok: true, value: ana });
  expect(published).toEqual([]);
});

test('resume() publishes the account once; later renewals publish nothing', async () => {
  fakeService({ 'POST /refresh': [signedIn] });
  const { client, published } = createClient();
  await client.resume();
  await client.askAgain();
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
});

test('resume() removes the hint when the session has ended, and keeps it when the service is unreachable', async () => {
  writeHint('signed-in');
  fakeService({ 'POST /refresh': [noNetwork, () => problem(401)] });
  const { client, published, broadcasts } = createClient();
  await client.resume();
  expect(readHint()).toBe('signed-in');
  await client.askAgain();
  expect(readHint()).toBeUndefined();
  expect(published).toEqual([
    { status: 'unknown', unreachable: true },
    { status: 'signed-out', why: 'ended' },
  ]);
  expect(broadcasts).toEqual(['ended']);
});

test('listDevices() renews a refused session and repeats the request once, for the account that the tab shows', async () => {
  const { calls, requests } = fakeService({
    'POST /refresh': [signedIn],
    'GET /sessions': [() => problem(401), () => Response.json({ sessions: [] })],
  });
  const { client } = createClient();
  expect(await client.listDevices()).toEqual({ ok: true, value: [] });
  expect(calls).toEqual(['POST /refresh', 'GET /sessions', 'POST /refresh', 'GET /sessions']);
  for (const at of [1, 3]) expect(requests[at]?.headers).toMatchObject({ 'x-campusway': ana.id });
});

test('endOtherDevices() makes one request and keeps this device signed in', async () => {
  const { calls } = fakeService({
    'POST /refresh': [signedIn],
    'DELETE /sessions?except=current': [noContent],
  });
  const { client, published } = createClient();
  expect(await client.endOtherDevices()).toEqual({ ok: true, value: undefined });
  expect(calls).toEqual(['POST /refresh', 'DELETE /sessions?except=current']);
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
});

test('changePassword() stays signed in without a renewal', async () => {
  const { calls } = fakeService({
    'POST /refresh': [signedIn],
    'PUT /me/password': [() => signedIn({ message: 'Password changed' })],
    'GET /sessions': [() => Response.json({ sessions: [] })],
  });
  const { client, published } = createClient();
  const outcome = await client.changePassword({ current: 'a', next: 'b' });
  expect(outcome).toEqual({ ok: true, value: undefined });
  await client.listDevices();
  expect(calls).toEqual(['POST /refresh', 'PUT /me/password', 'GET /sessions']);
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
});

test.each(['logIn', 'changePassword'] as const)(
  '%s() holds the lock of the refresh cookie only while it replaces the cookie',
  async (action) => {
    let held = 0;
    const locks = {
      async request<Value>(_name: string, _options: object, work: () => Promise<Value>): Promise<Value> {
        held += 1;
        if (held > 1) throw new Error('The lock is held');
        return work().finally(() => {
          held -= 1;
        });
      },
    };
    vi.stubGlobal('navigator', { locks });
    const heldIn: Record<string, number> = {};
    const answer = (route: string, message: string) => () => {
      heldIn[route] = held;
      return signedIn({ message });
    };
    fakeService({
      'POST /refresh': [answer('POST /refresh', '')],
      'POST /': [answer('POST /', 'Login successful')],
      'PUT /me/password': [answer('PUT /me/password', 'Password changed')],
    });
    const { client } = createClient();
    if (action === 'logIn') await client.logIn(credentials);
    else await client.changePassword({ current: 'a', next: 'b' });
    expect(Object.values(heldIn)).toEqual(action === 'logIn' ? [1] : [1, 1]);
    expect(held).toBe(0);
  },
);

test('changePassword() signs out when the session was ended elsewhere', async () => {
  fakeService({
    'POST /refresh': [signedIn, () => problem(401)],
    'PUT /me/password': [() => problem(401)],
  });
  const { client, published } = createClient();
  expect(await client.changePassword({ current: 'a', next: 'b' })).toEqual({
    ok: false,
    failure: { kind: 'signed-out' },
  });
  expect(published.at(-1)).toEqual({ status: 'signed-out', why: 'ended' });
});

test('deleteAccount() returns a refusal that is not 401 without signing out', async () => {
  fakeService({
    'POST /refresh': [signedIn],
    'DELETE /me': [() => problem(403, { code: 'wrong-password' })],
  });
  const { client, published } = createClient();
  expect(await client.deleteAccount('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
  expect(published).toHaveLength(1);
});

test('logOut() takes effect at once; the next page repeats a request that failed', async () => {
  writeHint('signed-in');
  fakeService({ 'POST /logout': [noNetwork, noContent] });
  const { client, published, broadcasts } = createClient();
  expect((await client.logOut()).ok).toBe(false);
  expect(published.map((session) => session.status === 'signed-out' && session.why)).toEqual([
    'left',
    'left-untold',
  ]);
  expect(broadcasts).toEqual(['left']);
  expect(readHint()).toBe('ending');

  const { calls } = fakeService({ 'POST /logout': [noContent] });
  await createClient().client.resume();
  expect(calls).toEqual(['POST /logout']);
  expect(readHint()).toBeUndefined();
});

test('receive() signs out without a request, and signs in with a request', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
  const { client, published } = createClient();
  client.receive('left');
  expect(published).toEqual([{ status: 'signed-out', why: 'left' }]);
  expect(calls).toEqual([]);
  client.receive('signed-in');
  await expect.poll(() => published.at(-1)?.status).toBe('signed-in');
  expect(calls).toEqual(['POST /refresh']);
});

/** Web Locks of the browser: the test holds the lock until it calls the result. */
function holdLock(): () => void {
  const held = Promise.withResolvers<void>();
  let last: Promise<unknown> = held.promise;
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return held.resolve;
}

test('logOut() drops a renewal that waits for another tab', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn], 'POST /logout': [noNetwork] });
  const { client, published } = createClient();
  await client.resume();
  const release = holdLock();
  const renewal = client.askAgain();
  const end = client.logOut();
  release();
  await Promise.all([renewal, end]);
  expect(calls).toEqual(['POST /refresh', 'POST /logout']);
  expect(published.at(-1)).toEqual({ status: 'signed-out', why: 'left-untold' });
  expect(readHint()).toBe('ending');
});

test('resume() does not end the session of a login during the wait', async () => {
  const { calls } = fakeService({ 'POST /logout': [noContent] });
  writeHint('ending');
  const release = holdLock();
  const resumed = createClient().client.resume();
  writeHint('signed-in');
  release();
  await resumed;
  expect([calls, readHint()]).toEqual([[], 'signed-in']);
});

test('a renewal that is answered after a logout in another tab does not sign in', async () => {
  const late = Promise.withResolvers<Response>();
  fakeService({ 'POST /refresh': [signedIn, () => late.promise] });
  const { client, published } = createClient();
  await client.resume();
  const renewal = client.askAgain();
  writeHint('ending');
  late.resolve(signedIn({ account: { ...ana, id: 'b-1' } }));
  await renewal;
  expect([published.length, readHint()]).toEqual([1, 'ending']);
});

const bob = { ...ana, id: 'b-1', username: 'bob' };

test('deleteAccount() that waits for another tab is not sent after a logout', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
  const { client } = createClient();
  await client.resume();
  const release = holdLock();
  const deletion = client.deleteAccount('a');
  await new Promise((resolve) => setTimeout(resolve));
  client.receive('left');
  release();
  expect(await deletion).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(calls).toEqual(['POST /refresh']);
});

test('logIn() has written its hint when a sign-out that waits gets the lock', async () => {
  const { calls } = fakeService({ 'POST /': [welcome], 'POST /logout': [noContent] });
  writeHint('ending');
  const release = holdLock();
  const login = createClient().client.logIn(credentials);
  const resumed = createClient().client.resume();
  release();
  await Promise.all([login, resumed]);
  expect([calls, readHint()]).toEqual([['POST /'], 'signed-in']);
});

test('resume() after a logout in another tab is signed out without a request', async () => {
  const { calls } = fakeService({});
  writeHint(undefined);
  const { client, published } = createClient();
  await client.resume();
  expect([calls, published]).toEqual([[], [{ status: 'signed-out', why: 'left' }]]);
});

test('listDevices() is not sent while a sign-out is pending that this tab has not heard of', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
  const { client } = createClient();
  await client.resume();
  writeHint('ending');
  expect(await client.listDevices()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(calls).toEqual(['POST /refresh']);
});

test('endOtherDevices() is not sent for someone else who logs in meanwhile in another tab', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn, () => signedIn({ account: bob })] });
  const { client, published } = createClient();
  await client.resume();
  client.receive('signed-in');
  expect(await client.endOtherDevices()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(calls).toEqual(['POST /refresh', 'POST /refresh']);
  expect(published.at(-1)).toEqual({ status: 'signed-in', account: bob });
});

test('changePassword() and deleteAccount() that are answered after a logout do not sign in, nor out someone else', async () => {
  const [changed, deleted] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const { calls } = fakeService({
    'POST /refresh': [signedIn, () => signedIn({ account: bob })],
    'PUT /me/password': [() => changed.promise],
    'DELETE /me': [() => deleted.promise],
  });
  const { client, published } = createClient();
  await client.resume();
  const change = client.changePassword({ current: 'a', next: 'b' });
  const deletion = client.deleteAccount('a');
  await expect.poll(() => calls.length).toBe(3);
  writeHint('ending');
  client.receive('left');
  changed.resolve(signedIn());
  await change;
  expect(await client.listDevices()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(published.at(-1)).toEqual({ status: 'signed-out', why: 'left' });
  writeHint('signed-in');
  client.receive('signed-in');
  await expect.poll(() => published.at(-1)).toEqual({ status: 'signed-in', account: bob });
  deleted.resolve(noContent());
  await deletion;
  expect(published.at(-1)).toEqual({ status: 'signed-in', account: bob });
});

test('endOtherDevices() is not repeated for someone else who has logged in', async () => {
  const { calls } = fakeService({
    'POST /refresh': [signedIn, () => signedIn({ account: bob })],
    'DELETE /sessions?except=current': [() => problem(401)],
  });
  const { client, published } = createClient();
  await client.resume();
  expect(await client.endOtherDevices()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(calls).toEqual(['POST /refresh', 'DELETE /sessions?except=current', 'POST /refresh']);
  expect(published.at(-1)).toMatchObject({ account: { username: 'bob' } });
});
