// @vitest-environment jsdom

import type { Outcome } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../tests/fake-service.ts';
import { createTokenCache } from './token-cache.ts';

const second = 1000;
const minute = 60 * second;
const fresh = (token: string): Outcome<unknown> => ({
  ok: true,
  value: { message: 'Session refreshed', access_token: token, expires_in: 600, account: ana },
});
const unreachable: Outcome<unknown> = { ok: false, failure: { kind: 'unreachable', slow: false } };
const refused: Outcome<unknown> = {
  ok: false,
  failure: { kind: 'refused', status: 401, code: '', message: 'The session has ended', faults: [] },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function cacheOf(...answers: readonly (Outcome<unknown> | Promise<Outcome<unknown>>)[]) {
  const left = [...answers];
  const events: string[] = [];
  const requestTokens = vi.fn(async () => left.shift() ?? unreachable);
  const tokenCache = createTokenCache({
    requestTokens,
    isLeaving: () => false,
    onTokens: () => events.push('tokens'),
    onEnded: () => events.push('ended'),
    onUnreachable: () => events.push('unreachable'),
  });
  return { tokenCache, requestTokens, events };
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('get() makes one request for concurrent calls and caches the token', async () => {
  const { tokenCache, requestTokens } = cacheOf(fresh('one'));
  expect(await Promise.all([tokenCache.get(), tokenCache.get(), tokenCache.get()])).toEqual(
    Array(3).fill({ ok: true, value: 'one' }),
  );
  expect(await tokenCache.get()).toEqual({ ok: true, value: 'one' });
  expect(requestTokens).toHaveBeenCalledTimes(1);
});

test('createTokenCache() renews the token a minute before it expires', async () => {
  const { tokenCache, requestTokens } = cacheOf(fresh('one'), fresh('two'));
  await tokenCache.get();
  await vi.advanceTimersByTimeAsync(9 * minute - 1);
  expect(requestTokens).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestTokens).toHaveBeenCalledTimes(2);
  expect(await tokenCache.get()).toEqual({ ok: true, value: 'two' });
});

test('createTokenCache() makes no request on a hidden page, and renews when it becomes visible', async () => {
  const { tokenCache, requestTokens } = cacheOf(fresh('one'), fresh('two'));
  await tokenCache.get();
  hide(true);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(requestTokens).toHaveBeenCalledTimes(1);
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(requestTokens).toHaveBeenCalledTimes(2);
});

test('createTokenCache() without a network keeps the token until it expires, and retries after 5, 10, 20 seconds', async () => {
  const { tokenCache, requestTokens, events } = cacheOf(fresh('one'));
  await tokenCache.get();
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(await tokenCache.get()).toEqual({ ok: true, value: 'one' });
  await vi.advanceTimersByTimeAsync(35 * second);
  expect(requestTokens).toHaveBeenCalledTimes(1 + 1 + 3);
  expect(events).toEqual(['tokens', ...Array(4).fill('unreachable')]);
});

test('createTokenCache() retries at once when the network returns', async () => {
  const { tokenCache, requestTokens } = cacheOf(unreachable, fresh('one'));
  expect(await tokenCache.get()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requestTokens).toHaveBeenCalledTimes(2);
});

test('renew() ends the session when the service refuses', async () => {
  const { tokenCache, events } = cacheOf(fresh('one'), refused);
  await tokenCache.get();
  expect(await tokenCache.renew()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual(['tokens', 'ended']);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(events).toHaveLength(2);
});

test('clear() discards a pending response', async () => {
  const late = Promise.withResolvers<Outcome<unknown>>();
  const { tokenCache, events } = cacheOf(late.promise);
  const pending = tokenCache.get();
  tokenCache.clear();
  late.resolve(fresh('one'));
  expect(await pending).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual([]);
});

test('set() discards a pending refusal', async () => {
  const late = Promise.withResolvers<Outcome<unknown>>();
  const { tokenCache, events } = cacheOf(late.promise);
  const pending = tokenCache.get();
  tokenCache.set({ accessToken: 'new', secondsLeft: 600, account: ana });
  late.resolve(refused);
  expect(await pending).toEqual({ ok: true, value: 'new' });
  expect(events).toEqual([]);
});
