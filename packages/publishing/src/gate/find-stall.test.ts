import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findStall, type PageState } from './find-stall.ts';

const limits = { stillSeconds: 0.5, watchSeconds: 0.05, allSeconds: 600 };
const loads: PageState = { state: 'loads', changed: false };
const stands: PageState = { state: 'stands', changed: false };
const idle = { steps: () => 0, waitsFor: () => [] };

/** A page that gives these answers, each `delayMs` late. */
function pageThatSays(answers: readonly PageState[], delayMs = 0) {
  const left = [...answers];
  return async () => {
    await pause(delayMs);
    return left.shift() ?? stands;
  };
}

test('findStall() waits for as long as a page changes', async () => {
  const page = pageThatSays(Array(10).fill({ ...loads, changed: true }), 60);
  expect(await findStall(page, idle, limits)).toBeUndefined();
});

test('findStall() waits for as long as files come', async () => {
  let step = 0;
  const files = { steps: () => step++, waitsFor: () => (step < 12 ? ['/a.js'] : []) };
  expect(await findStall(pageThatSays([], 60), files, limits)).toBeUndefined();
});

test('findStall() counts a late answer as a prompt one', async () => {
  expect(await findStall(pageThatSays(Array(5).fill(loads), 120), idle, limits)).toBeUndefined();
});

test('findStall() says what a page that stays as it is waits for', async () => {
  const waiting = { steps: () => 3, waitsFor: () => ['/a.js'] };
  expect(await findStall(async () => loads, waiting, limits)).toMatch(
    /^it does not stand after \d+ seconds: it loads, waits for \/a\.js$/,
  );
});

test('findStall() gives up a page that changes without an end', async () => {
  const page = async () => ({ ...loads, changed: true });
  expect(await findStall(page, idle, { ...limits, allSeconds: 0.2 })).toMatch(
    /^it does not stand .* it loads$/,
  );
});
