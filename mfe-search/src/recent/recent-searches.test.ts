// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const texts = () => readRecentSearches().map(({ text }) => text);

test('rememberSearch() stores the latest six, latest first, each once', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7', 'Library', '5', 'LIBRARY'])
    rememberSearch({ text, href: `/?q=${text}` });
  expect(texts()).toEqual(['LIBRARY', '5', '7', '6', '4', '3']);
});

test('forgetSearches() removes the stored list', () => {
  rememberSearch({ text: '215', href: '/?q=215' });
  forgetSearches();
  expect(texts()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"text":"215"}'],
  ['no searches', '[null, 1, {"text":""}, {"text":"a"}]'],
  ['another site', '[{"text":"a","href":"//elsewhere.example"},{"text":"b","href":"javascript:alert(1)"}]'],
])('readRecentSearches() returns an empty list for %s in storage', (_, stored) => {
  localStorage.setItem('campusway.recent-searches', stored);
  expect(texts()).toEqual([]);
});

test('rememberSearch() returns the list without access to storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  expect(rememberSearch({ text: '215', href: '/?q=215' })).toEqual([{ text: '215', href: '/?q=215' }]);
});
