// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeHint } from '../session/session-hint.ts';
import { followFrame } from './follow-frame.ts';
import { keepQuestion } from './keep-question.ts';
import { markSession } from './mark-session.ts';

const { style, dataset } = document.documentElement;
const delay = () => style.getPropertyValue('--skeleton-delay');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The browser has painted the frame at `painted`, and it is `now`; milliseconds since the navigation. */
function stubPerformance({ painted, now }: { painted?: number; now: number }): void {
  const entries = painted === undefined ? [] : [{ startTime: painted }];
  vi.stubGlobal('performance', { getEntriesByName: () => entries, now: () => now });
}

test('markSession() marks the page of a device that may be signed in, and of no other', () => {
  markSession();
  expect(dataset.session).toBeUndefined();
  writeHint('ending');
  markSession();
  expect(dataset.session).toBeUndefined();
  writeHint('signed-in');
  markSession();
  expect(dataset.session).toBe('signed-in');
});

test('markSession() runs from its source alone, and where storage is refused', () => {
  delete dataset.session;
  writeHint('signed-in');
  new Function(`(${markSession})()`)();
  expect(dataset.session).toBe('signed-in');
  delete dataset.session;
  vi.stubGlobal('localStorage', undefined);
  expect(markSession).not.toThrow();
  expect(dataset.session).toBeUndefined();
});

test('followFrame() takes the mark away, and has the skeleton go on where that of the frame is', () => {
  dataset.session = 'signed-in';
  stubPerformance({ painted: 400, now: 900 });
  followFrame();
  expect([dataset.session, delay()]).toEqual([undefined, '-350ms']);
  vi.advanceTimersByTime(2000);
  expect(delay()).toBe('');
});

test('followFrame() leaves the skeleton its own delay where no frame has been painted', () => {
  stubPerformance({ now: 900 });
  followFrame();
  expect(delay()).toBe('');
});

test('keepQuestion() puts the question into the address, and has the same one asked of the server', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(`(${keepQuestion})()`)();
  document.body.innerHTML =
    '<search data-early><form><input name="q"></form></search><form><input name="q"></form>';
  const [form, other] = document.forms;
  const field = form?.elements.namedItem('q') as HTMLInputElement;
  const submit = (sent = form) =>
    sent?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const moved = vi.fn();
  addEventListener('popstate', moved, { once: true });

  field.value = '230 a & b';
  expect(submit()).toBe(false);
  expect(new URLSearchParams(location.search).get('q')).toBe('230 a & b');
  expect(moved).toHaveBeenCalledOnce();
  expect(form?.getAttribute('aria-busy')).toBe('true');
  expect(submit()).toBe(true);
  field.value = '310';
  expect(submit()).toBe(false);
  expect(submit(other)).toBe(true);
  expect(location.search).toBe('?q=310');
});
