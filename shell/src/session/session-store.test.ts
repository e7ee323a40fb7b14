// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, fakeService, tokens } from '../../tests/fake-service.ts';
import { writeHint } from './session-hint.ts';
import { createSessionStore } from './session-store.ts';
import type { TabMessage } from './session-tabs.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test('without a hint nobody is signed in and nothing is asked', async () => {
  const { calls } = fakeService({ 'POST /refresh': [tokens] });
  const store = createSessionStore('https://auth.example');
  const stop = store.start();
  expect(store.getSession()).toEqual({ status: 'signed-out' });
  await settle();
  expect(calls).toEqual([]);
  stop();
});

test('with a hint it is unknown who is signed in until the service has said, once the page stands', async () => {
  writeHint('signed-in');
  const { calls } = fakeService({ 'POST /refresh': [tokens] });
  const store = createSessionStore('https://auth.example');
  const heard = vi.fn();
  store.subscribe(heard);
  expect(store.getSession()).toEqual({ status: 'unknown' });
  const stop = store.start();
  expect(calls).toEqual([]);
  await expect.poll(() => store.getSession()).toEqual({ status: 'signed-in', account: ana });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('a sign-out that the service has not heard of is no session', () => {
  writeHint('ending');
  expect(createSessionStore('https://auth.example').getSession()).toEqual({ status: 'signed-out' });
});

test('a login in another tab is followed, until the store is stopped', async () => {
  const { calls } = fakeService({ 'POST /refresh': [tokens] });
  const store = createSessionStore('https://auth.example');
  const stop = store.start();
  const other = new BroadcastChannel('campusway.session');
  other.postMessage('signed-in' satisfies TabMessage);
  await expect.poll(() => store.getSession().status).toBe('signed-in');
  stop();
  other.postMessage('left' satisfies TabMessage);
  await settle();
  expect(store.getSession().status).toBe('signed-in');
  expect(calls).toEqual(['POST /refresh']);
  other.close();
});
