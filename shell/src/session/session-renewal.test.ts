// @vitest-environment jsdom

import type { Outcome } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../tests/fake-service.ts';
import { createRenewal } from './session-renewal.ts';

const second = 1000;
const minute = 60 * second;
const renewed: Outcome<unknown> = { ok: true, value: { message: 'Session refreshed', account: ana } };
const done: Outcome = { ok: true, value: undefined };
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

function renewalWith(...answers: readonly (Outcome<unknown> | Promise<Outcome<unknown>>)[]) {
  const left = [...answers];
  const events: string[] = [];
  const requestSession = vi.fn(async () => left.shift() ?? unreachable);
  const renewal = createRenewal({
    requestSession,
    isLeaving: () => false,
    onRenewed: ({ username }) => events.push(username),
    onEnded: () => events.push('ended'),
    onUnreachable: () => events.push('unreachable'),
  });
  return { renewal, requestSession, events };
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('ready() makes one request for concurrent calls, and none once there is a session', async () => {
  const { renewal, requestSession } = renewalWith(renewed);
  expect(await Promise.all([renewal.ready(), renewal.ready(), renewal.ready()])).toEqual(Array(3).fill(done));
  expect(await renewal.ready()).toEqual(done);
  expect(requestSession).toHaveBeenCalledTimes(1);
});

test('createRenewal() renews every nine minutes', async () => {
  const { renewal, requestSession } = renewalWith(renewed, renewed);
  await renewal.ready();
  await vi.advanceTimersByTimeAsync(9 * minute - 1);
  expect(requestSession).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestSession).toHaveBeenCalledTimes(2);
});

test('createRenewal() makes no request on a hidden page, and renews when it becomes visible', async () => {
  const { renewal, requestSession } = renewalWith(renewed, renewed);
  await renewal.ready();
  hide(true);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(requestSession).toHaveBeenCalledTimes(1);
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(requestSession).toHaveBeenCalledTimes(2);
});

test('createRenewal() without a network keeps the session, and retries after 5, 10, 20 seconds', async () => {
  const { renewal, requestSession, events } = renewalWith(renewed);
  await renewal.ready();
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(await renewal.ready()).toEqual(done);
  await vi.advanceTimersByTimeAsync(35 * second);
  expect(requestSession).toHaveBeenCalledTimes(1 + 1 + 3);
  expect(events).toEqual(['ana', ...Array(4).fill('unreachable')]);
});

test('createRenewal() retries at once when the network returns', async () => {
  const { renewal, requestSession } = renewalWith(unreachable, renewed);
  expect(await renewal.ready()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requestSession).toHaveBeenCalledTimes(2);
});

test('renew() ends the session when the service refuses', async () => {
  const { renewal, events } = renewalWith(renewed, refused);
  await renewal.ready();
  expect(await renewal.renew()).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual(['ana', 'ended']);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(events).toHaveLength(2);
});

test('clear() discards a pending response', async () => {
  const late = Promise.withResolvers<Outcome<unknown>>();
  const { renewal, events } = renewalWith(late.promise);
  const pending = renewal.ready();
  renewal.clear();
  late.resolve(renewed);
  expect(await pending).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(events).toEqual([]);
});

test('begin() discards a pending refusal', async () => {
  const late = Promise.withResolvers<Outcome<unknown>>();
  const { renewal, events } = renewalWith(late.promise);
  const pending = renewal.ready();
  renewal.begin();
  late.resolve(refused);
  expect(await pending).toEqual(done);
  expect(events).toEqual([]);
});
