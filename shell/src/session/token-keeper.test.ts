// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../tests/fake-service.ts';
import type { AuthAnswer } from './auth-request.ts';
import { createTokenKeeper } from './token-keeper.ts';

const second = 1000;
const minute = 60 * second;
const fresh = (token: string): AuthAnswer => ({
  ok: true,
  body: { message: 'Session refreshed', access_token: token, expires_in: 600, account: ana },
});
const unreachable: AuthAnswer = { ok: false, failure: { kind: 'unreachable', slow: false } };
const refused: AuthAnswer = {
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

function keeperOf(...answers: readonly (AuthAnswer | Promise<AuthAnswer>)[]) {
  const left = [...answers];
  const events: string[] = [];
  const requestTokens = vi.fn(async () => left.shift() ?? unreachable);
  const keeper = createTokenKeeper({
    requestTokens,
    onTokens: () => events.push('tokens'),
    onEnded: () => events.push('ended'),
    onUnreachable: () => events.push('unreachable'),
  });
  return { keeper, requestTokens, events };
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('get() asks once, however many ask at the same time, and keeps the token', async () => {
  const { keeper, requestTokens } = keeperOf(fresh('one'));
  expect(await Promise.all([keeper.get(), keeper.get(), keeper.get()])).toEqual(
    Array(3).fill({ ok: true, value: 'one' }),
  );
  expect(await keeper.get()).toEqual({ ok: true, value: 'one' });
  expect(requestTokens).toHaveBeenCalledTimes(1);
});

test('the token is renewed a minute before it expires', async () => {
  const { keeper, requestTokens } = keeperOf(fresh('one'), fresh('two'));
  await keeper.get();
  await vi.advanceTimersByTimeAsync(9 * minute - 1);
  expect(requestTokens).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestTokens).toHaveBeenCalledTimes(2);
  expect(await keeper.get()).toEqual({ ok: true, value: 'two' });
});

test('a page that nobody sees asks for nothing, and catches up when it is seen', async () => {
  const { keeper, requestTokens } = keeperOf(fresh('one'), fresh('two'));
  await keeper.get();
  hide(true);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(requestTokens).toHaveBeenCalledTimes(1);
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(requestTokens).toHaveBeenCalledTimes(2);
});

test('without a network the token is good until it expires, and the service is asked again after 5, 10, 20 seconds', async () => {
  const { keeper, requestTokens, events } = keeperOf(fresh('one'));
  await keeper.get();
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(await keeper.get()).toEqual({ ok: true, value: 'one' });
  await vi.advanceTimersByTimeAsync(35 * second);
  expect(requestTokens).toHaveBeenCalledTimes(1 + 1 + 3);
  expect(events).toEqual(['tokens', ...Array(4).fill('unreachable')]);
});

test('a network that comes back is used at once', async () => {
  const { keeper, requestTokens } = keeperOf(unreachable, fresh('one'));
  expect(await keeper.get()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requestTokens).toHaveBeenCalledTimes(2);
});

test('only the service ends a session', async () => {
  const { keeper, events } = keeperOf(fresh('one'), refused);
  await keeper.get();
  expect(await keeper.renew()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual(['tokens', 'ended']);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(events).toHaveLength(2);
});

test('an answer that was asked for before a sign-out signs nobody in', async () => {
  const late = Promise.withResolvers<AuthAnswer>();
  const { keeper, events } = keeperOf(late.promise);
  const asked = keeper.get();
  keeper.drop();
  late.resolve(fresh('one'));
  expect(await asked).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual([]);
});

test('a refusal that was asked for before a login does not end the new session', async () => {
  const late = Promise.withResolvers<AuthAnswer>();
  const { keeper, events } = keeperOf(late.promise);
  const asked = keeper.get();
  keeper.keep({ accessToken: 'new', secondsLeft: 600, account: ana });
  late.resolve(refused);
  expect(await asked).toEqual({ ok: true, value: 'new' });
  expect(events).toEqual([]);
});
