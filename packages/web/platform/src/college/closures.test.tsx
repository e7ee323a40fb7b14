// @vitest-environment jsdom
import type { Place, PublishedClosure } from '@campusway/campus';
import { productFacts } from '@campusway/contract';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followsClosures, replaceClosures, useClosedText } from './closures.ts';
import { provideCollege, provideParts } from './college-store.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-25T10:00:00Z');
const lab: Place = {
  ...{ id: 'room-1', kind: 'room', name: 'Room 1', level: 1, aliases: [], x: 0, y: 0, nodes: [7] },
};
const closure: PublishedClosure = { name: 'room 1', reason: 'Painting', nodes: [7], signs: [] };

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  // In UTC, whichever college the file before has left.
  provideCollege({ version: '', formats: [1], facts: productFacts, parts: {}, files: {} });
});
afterEach(() => {
  cleanup();
  provideParts({ closures: undefined });
  vi.useRealTimers();
});

function Page() {
  return <p>{useClosedText()(lab) ?? 'open'}</p>;
}

function open(...closures: PublishedClosure[]) {
  provideParts({ places: [lab], closures });
  const { container } = render(<Page />);
  return () => container.textContent;
}

test('useClosedText() renders again at the instants when closures begin and end', () => {
  const text = open({ ...closure, from: start + hour, until: start + 2 * hour });
  expect(text()).toBe('open');
  act(() => vi.advanceTimersByTime(hour - 1));
  expect(text()).toBe('open');
  act(() => vi.advanceTimersByTime(1));
  expect(text()).toBe('Closed until 12:00: painting');
  act(() => vi.advanceTimersByTime(hour));
  expect(text()).toBe('open');
  expect(vi.getTimerCount()).toBe(0);
});

test('useClosedText() follows within a minute a clock that was an hour off and is set', () => {
  const text = open({ ...closure, from: start + hour, until: start + 2 * hour });
  for (const [time, shown] of [
    [start + hour, 'Closed until 12:00: painting'],
    [start, 'open'],
    [start + 2 * hour, 'open'],
  ] as const) {
    vi.setSystemTime(time);
    act(() => vi.advanceTimersByTime(60_000));
    expect(text()).toBe(shown);
  }
});

test('useClosedText() waits longer than the limit of a timer', () => {
  const text = open({ ...closure, until: start + 60 * 24 * hour });
  act(() => vi.advanceTimersByTime(60 * 24 * hour - 1));
  expect(text()).toMatch(/^Closed until /);
  act(() => vi.advanceTimersByTime(1));
  expect(text()).toBe('open');
});

test('useClosedText() looks at the clock when the page becomes visible again', () => {
  const text = open({ ...closure, until: start + hour });
  vi.setSystemTime(start + hour);
  expect(text()).toMatch(/^Closed/);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(text()).toBe('open');
});

test('replaceClosures() renders an open page again, which follows the new times', () => {
  const text = open();
  expect(text()).toBe('open');
  expect(followsClosures()).toBe(true);
  act(() => replaceClosures([{ ...closure, until: start + hour }]));
  expect(text()).toBe('Closed until 11:00: painting');
  act(() => vi.advanceTimersByTime(hour));
  expect(text()).toBe('open');
  cleanup();
  expect(followsClosures()).toBe(false);
});
