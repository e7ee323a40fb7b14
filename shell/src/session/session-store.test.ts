// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, fakeService, signedIn } from '../../tests/fake-service.ts';
import { writeHint } from './session-hint.ts';
import { createSessionStore } from './session-store.ts';
import type { TabMessage } from './tab-channel.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test('createSessionStore() without a hint is signed out and makes no request', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
  const store = createSessionStore('https://auth.example');
  const stop = store.start();
  expect(store.getSession()).toEqual({ status: 'signed-out' });
  await settle();
  expect(calls).toEqual([]);
  stop();
});

test('createSessionStore() with a hint is unknown until the service has answered after page load', async () => {
  writeHint('signed-in');
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
  const store = createSessionStore('https://auth.example');
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.getSession()).toEqual({ status: 'unknown' });
  const stop = store.start();
  expect(calls).toEqual([]);
  await expect.poll(() => store.getSession()).toEqual({ status: 'signed-in', account: ana });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('createSessionStore() is signed out while a sign-out is pending', () => {
  writeHint('ending');
  expect(createSessionStore('https://auth.example').getSession()).toEqual({ status: 'signed-out' });
});

test('start() follows a login in another tab until it is stopped', async () => {
  const { calls } = fakeService({ 'POST /refresh': [signedIn] });
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
