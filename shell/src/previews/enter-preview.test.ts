// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://campus.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterPreview } from './enter-preview.ts';

const token = 'A-_4567890123456789012';
const address = `/modules/preview/${token}.html`;
const preview = { builds: { 'mfe-maps': '0123456789ab' }, until: '2026-12-03T00:00:00.000Z' };
const before = Date.parse(preview.until) - 1;

/** Opens a page of the tab; the result has the address that it goes to. */
function open(at: string, { now = before, has = true } = {}) {
  const replaced: string[] = [];
  const { pathname, search, hash } = new URL(at, 'https://campus.example');
  vi.stubGlobal('location', { pathname, search, hash, replace: (to: string) => replaced.push(to) });
  const shown = vi.spyOn(history, 'replaceState').mockReset();
  const entered = enterPreview(() => (has ? preview : undefined), now);
  return { entered, replaced, shows: shown.mock.calls.map(([, , to]) => to) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('enterPreview() shows home or the address in `to`, and again after a reload of another address', () => {
  expect(open(address)).toEqual({ entered: preview, replaced: [], shows: ['/'] });
  const reloaded = open('/navigate?from=room-205#map');
  expect(reloaded).toMatchObject({ entered: 'leaving', shows: [] });
  expect(open(reloaded.replaced.join())).toMatchObject({
    entered: preview,
    shows: ['/navigate?from=room-205#map'],
  });
});

test('enterPreview() does nothing in a tab without a preview, or with a damaged one', () => {
  const nothing = { entered: undefined, replaced: [], shows: [] };
  expect(open('/departments')).toEqual(nothing);
  sessionStorage.setItem('campusway:preview', '../../evil');
  expect(open('/departments')).toEqual(nothing);
});

test.each([
  ['that has ended', { now: before + 1 }],
  ['without a preview', { has: false }],
])('enterPreview() leaves a page %s for the live site, which stays live', (_, options) => {
  expect(open(`${address}?to=/departments`, options)).toEqual({
    entered: 'leaving',
    replaced: ['/departments'],
    shows: [],
  });
  expect(open('/departments').entered).toBeUndefined();
});

test('enterPreview() goes once to a preview that is gone', () => {
  open(address);
  expect(open('/departments').entered).toBe('leaving');
  expect(open('/departments').entered).toBeUndefined();
});

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/.//evil.example'])(
  'enterPreview() shows home instead of %s',
  (to) => {
    expect(open(`${address}?to=${encodeURIComponent(to)}`).shows).toEqual(['/']);
  },
);
