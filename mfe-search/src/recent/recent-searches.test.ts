// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const texts = () => readRecentSearches().map(({ text }) => text);

test('rememberSearch() keeps the latest six, latest first, each once', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7', 'Library', '5', 'LIBRARY'])
    rememberSearch({ text, href: `/?q=${text}` });
  expect(texts()).toEqual(['LIBRARY', '5', '7', '6', '4', '3']);
});

test('forgetSearches() leaves nothing behind', () => {
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
])('readRecentSearches() takes nothing from storage that holds %s', (_, stored) => {
  localStorage.setItem('campusway.recent-searches', stored);
  expect(texts()).toEqual([]);
});

test('rememberSearch() gives the list even where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  expect(rememberSearch({ text: '215', href: '/?q=215' })).toEqual([{ text: '215', href: '/?q=215' }]);
});
