// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeHint } from '../session/session-hint.ts';
import { adoptPrerendered } from './adopt-prerendered.ts';
import { keepQuery, keepTheme, markSession } from './before-paint.ts';

const { style, dataset } = document.documentElement;
const delay = () => style.getPropertyValue('--skeleton-delay');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete dataset.session;
});
afterEach(() => {
  // First the stub of `performance`: it was put over the one of the fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** First contentful paint at `painted`, current time `now`; milliseconds since the navigation. */
function stubPerformance({ painted, now }: { painted?: number; now: number }): void {
  const entries = painted === undefined ? [] : [{ startTime: painted }];
  vi.stubGlobal('performance', { getEntriesByName: () => entries, now: () => now });
}

test('markSession() marks only the page of a device that may be signed in', () => {
  markSession();
  expect(dataset.session).toBeUndefined();
  writeHint('ending');
  markSession();
  expect(dataset.session).toBeUndefined();
  writeHint('signed-in');
  markSession();
  expect(dataset.session).toBe('signed-in');
});

test('markSession() runs from its source text alone, and without access to storage', () => {
  delete dataset.session;
  writeHint('signed-in');
  new Function(`(${markSession})()`)();
  expect(dataset.session).toBe('signed-in');
  delete dataset.session;
  vi.stubGlobal('localStorage', undefined);
  expect(markSession).not.toThrow();
  expect(dataset.session).toBeUndefined();
});

test('adoptPrerendered() removes the session mark and continues the animation of the prerendered skeleton', () => {
  dataset.session = 'signed-in';
  stubPerformance({ painted: 400, now: 900 });
  adoptPrerendered();
  expect([dataset.session, delay()]).toEqual([undefined, '-350ms']);
  vi.advanceTimersByTime(2000);
  expect(delay()).toBe('');
});

test('adoptPrerendered() keeps the default skeleton delay when nothing has been painted yet', () => {
  stubPerformance({ now: 900 });
  adoptPrerendered();
  expect(delay()).toBe('');
});

test('keepQuery() takes spaces for no query', () => {
  new Function(`(${keepQuery})()`)();
  document.body.innerHTML = '<search data-early><form><input name="q" required></form></search>';
  const [form] = document.forms;
  const before = location.href;
  (form?.elements.namedItem('q') as HTMLInputElement).value = '   ';
  expect(form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))).toBe(false);
  expect(location.href).toBe(before);
});

test('keepQuery() puts the query into the URL, and lets the same query reload the page', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(`(${keepQuery})()`)();
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

test('keepQuery() marks the last prerendered menu that was pressed', () => {
  new Function(`(${keepQuery})()`)();
  document.body.innerHTML =
    '<div data-early><button aria-expanded="false"></button><button aria-expanded="false"></button></div>';
  for (const pressed of document.querySelectorAll('button')) pressed.click();
  const busy = Array.from(document.querySelectorAll('button'), (one) => one.getAttribute('aria-busy'));
  expect(busy).toEqual([null, 'true']);
});

test('keepQuery() marks a prerendered menu that is pressed, and no other button', () => {
  new Function(`(${keepQuery})()`)();
  document.body.innerHTML =
    '<div data-early><button aria-expanded="false"><i></i></button><button>Search</button></div><button aria-expanded="false"></button>';
  for (const pressed of document.querySelectorAll<HTMLElement>('i, button:not(:has(i))')) pressed.click();
  const busy = Array.from(document.querySelectorAll('button'), (one) => one.getAttribute('aria-busy'));
  expect(busy).toEqual(['true', null, null]);
});

test('keepTheme() applies and stores what is chosen in the prerendered page, from its source text alone', () => {
  document.body.innerHTML =
    '<fieldset data-themes><input value="dark"><input value="system"></fieldset><input id="other" value="light">';
  new Function(`(${keepTheme})()`)();
  const choose = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('change', { bubbles: true }));
  const theme = () => [dataset.theme, localStorage.getItem('campusway.theme')];
  choose('[value=dark]');
  choose('#other');
  expect(theme()).toEqual(['dark', 'dark']);
  choose('[value=system]');
  expect(theme()).toEqual([undefined, null]);
});
