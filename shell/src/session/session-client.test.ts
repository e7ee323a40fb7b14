// @vitest-environment jsdom
import type { Session } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, fakeService, noContent, noNetwork, problem, tokens } from '../../tests/fake-service.ts';
import { createSessionClient } from './session-client.ts';
import { readHint, writeHint } from './session-hint.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const credentials = { username: 'ana', password: 'quiet river stones' };
const welcome = (changes: object = {}) => tokens({ message: 'Login successful', ...changes });

function createClient() {
  const published: Session[] = [];
  const told: string[] = [];
  const client = createSessionClient({
    origin: 'https://auth.example',
    publish: (session) => published.push(session),
    tell: (message) => told.push(message),
  });
  return { client, published, told };
}

test('logIn() signs in, leaves the hint, tells the other tabs, and stores nothing else', async () => {
  fakeService({ 'POST /': [welcome] });
  const { client, published, told } = createClient();
  expect(await client.logIn(credentials)).toEqual({ ok: true, value: ana });
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
  expect(told).toEqual(['signed-in']);
  expect({ ...localStorage }).toEqual({ 'campusway.session-hint': 'signed-in' });
});

test.each([
  ['another message', { message: 'Almost' }, 'Almost'],
  ['no message', { message: undefined }, 'Invalid login credentials'],
])('logIn() takes no answer with %s for a login', async (_, changes, message) => {
  fakeService({ 'POST /': [() => welcome(changes)] });
  const { client, published } = createClient();
  expect(await client.logIn(credentials)).toMatchObject({ ok: false, failure: { kind: 'refused', message } });
  expect(published).toEqual([]);
});

test("logIn() takes 'Login successful' without tokens for a login, of which no session is known", async () => {
  fakeService({ 'POST /': [() => Response.json({ message: 'Login successful' })] });
  const { client, published } = createClient();
  expect(await client.logIn(credentials)).toEqual({ ok: true, value: undefined });
  expect(published).toEqual([]);
});

test.each([
  ['204', noContent],
  ['a 2xx without an account', () => new Response('Created', { status: 201 })],
])('register() takes %s for success', async (_, answer) => {
  fakeService({ 'POST /': [answer] });
  const { client } = createClient();
  expect(await client.register({ role: 'student', ...credentials })).toEqual({ ok: true, value: undefined });
});

test('register() gives the account and signs nobody in', async () => {
  fakeService({ 'POST /': [() => Response.json({ message: 'Account created', account: ana })] });
  const { client, published } = createClient();
  expect(await client.register({ role: 'student', ...credentials })).toEqual({ ok: true, value: ana });
  expect(published).toEqual([]);
});

test('resume() says who is signed in, once, and later renewals change nothing', async () => {
  fakeService({ 'POST /refresh': [tokens] });
  const { client, published } = createClient();
  await client.resume();
  await client.askAgain();
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
});

test('resume() forgets the hint when the session is over, and keeps it when the service cannot be reached', async () => {
  writeHint('signed-in');
  fakeService({ 'POST /refresh': [noNetwork, () => problem(401)] });
  const { client, published, told } = createClient();
  await client.resume();
  expect(readHint()).toBe('signed-in');
  await client.askAgain();
  expect(readHint()).toBeUndefined();
  expect(published).toEqual([
    { status: 'unknown', unreachable: true },
    { status: 'signed-out', why: 'ended' },
  ]);
  expect(told).toEqual(['ended']);
});

test('a token that the service no longer takes is renewed, and the call made once more', async () => {
  const { calls, requests } = fakeService({
    'POST /refresh': [tokens, () => tokens({ access_token: 'token-2' })],
    'GET /sessions': [() => problem(401), () => Response.json({ sessions: [] })],
  });
  const { client } = createClient();
  expect(await client.listDevices()).toEqual({ ok: true, value: [] });
  expect(calls).toEqual(['POST /refresh', 'GET /sessions', 'POST /refresh', 'GET /sessions']);
  expect(requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer token-2' });
});

test('endOtherDevices() is one call, and this device stays signed in', async () => {
  const { calls } = fakeService({
    'POST /refresh': [tokens],
    'DELETE /sessions?except=current': [noContent],
  });
  const { client, published } = createClient();
  expect(await client.endOtherDevices()).toEqual({ ok: true, value: undefined });
  expect(calls).toEqual(['POST /refresh', 'DELETE /sessions?except=current']);
  expect(published).toEqual([{ status: 'signed-in', account: ana }]);
});

test('a session that ended elsewhere is noticed by the next call', async () => {
  fakeService({
    'POST /refresh': [tokens, () => problem(401)],
    'PUT /me/password': [() => problem(401)],
  });
  const { client, published } = createClient();
  expect(await client.changePassword({ current: 'a', next: 'b' })).toEqual({
    ok: false,
    failure: { kind: 'signed-out' },
  });
  expect(published.at(-1)).toEqual({ status: 'signed-out', why: 'ended' });
});

test('a refusal that is none of the token is handed on, and nobody is signed out', async () => {
  fakeService({
    'POST /refresh': [tokens],
    'DELETE /me': [() => problem(403, { code: 'wrong-password' })],
  });
  const { client, published } = createClient();
  expect(await client.deleteAccount('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
  expect(published).toHaveLength(1);
});

test('logOut() holds at once; what the service could not be told is told by the next page', async () => {
  writeHint('signed-in');
  fakeService({ 'POST /logout': [noNetwork, noContent] });
  const { client, published, told } = createClient();
  expect((await client.logOut()).ok).toBe(false);
  expect(published.map((session) => session.status === 'signed-out' && session.why)).toEqual([
    'left',
    'left-untold',
  ]);
  expect(told).toEqual(['left']);
  expect(readHint()).toBe('ending');

  const { calls } = fakeService({ 'POST /logout': [noContent] });
  await createClient().client.resume();
  expect(calls).toEqual(['POST /logout']);
  expect(readHint()).toBeUndefined();
});

test('hear() follows the other tabs: out without a call, in with one', async () => {
  const { calls } = fakeService({ 'POST /refresh': [tokens] });
  const { client, published } = createClient();
  client.hear('left');
  expect(published).toEqual([{ status: 'signed-out', why: 'left' }]);
  expect(calls).toEqual([]);
  client.hear('signed-in');
  await expect.poll(() => published.at(-1)?.status).toBe('signed-in');
  expect(calls).toEqual(['POST /refresh']);
});
