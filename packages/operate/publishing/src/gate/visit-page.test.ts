import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findStall, type PageState } from './visit-page.ts';

const limits = { idleSeconds: 0.5, watchSeconds: 0.05, totalSeconds: 600 };
const loading: PageState = { state: 'is loading', changed: false };
const ready: PageState = { state: 'ready', changed: false };
const idle = { eventCount: () => 0, pendingUrls: () => [] };

/** A page that returns these states and then `ready`, each after `delayMs`. */
function pageWithStates(states: readonly PageState[], delayMs = 0) {
  const left = [...states];
  return async () => {
    await pause(delayMs);
    return left.shift() ?? ready;
  };
}

test('findStall() keeps waiting while the page changes', async () => {
  const page = pageWithStates(Array(10).fill({ ...loading, changed: true }), 60);
  expect(await findStall(page, idle, limits)).toBeUndefined();
});

test('findStall() keeps waiting while files arrive', async () => {
  let events = 0;
  const files = { eventCount: () => events++, pendingUrls: () => (events < 12 ? ['/a.js'] : []) };
  expect(await findStall(pageWithStates([], 60), files, limits)).toBeUndefined();
});

test('findStall() counts a late observation with its nominal length only', async () => {
  expect(await findStall(pageWithStates(Array(5).fill(loading), 120), idle, limits)).toBeUndefined();
});

test('findStall() names the pending files of a page without progress', async () => {
  const waiting = { eventCount: () => 3, pendingUrls: () => ['/a.js'] };
  expect(await findStall(async () => loading, waiting, limits)).toMatch(
    /^it is not ready after \d+ seconds: it is loading, waits for \/a\.js$/,
  );
});

test('findStall() gives up on a page that never stops changing', async () => {
  const page = async () => ({ ...loading, changed: true });
  expect(await findStall(page, idle, { ...limits, totalSeconds: 0.2 })).toMatch(
    /^it is not ready .* it is loading$/,
  );
});
