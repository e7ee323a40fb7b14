import { expect, test } from 'vitest';
import { pageLanguage, textLanguage } from './text-language.ts';

test.each([
  [['te'], 'en'],
  [['te', 'en-IN'], 'en-IN'],
  [['en'], 'en'],
  [['enm'], 'en'],
])('pageLanguage() of a college with %j is %s', (languages, page) => {
  expect(pageLanguage(languages)).toBe(page);
});

test.each([
  ['గ్రంథాలయం', ['te'], 'te'],
  ['గ్రంథాలయం (Library)', ['en', 'te'], 'te'],
  ['Central Library', ['te'], undefined],
  ['Central Library', ['en-IN', 'hi'], undefined],
  ['पुस्तकालय', ['te', 'hi'], 'hi'],
  ['Hörsaal', ['de'], 'de'],
  ['Lecture hall', ['en', 'de'], undefined],
  ['図書館', ['ja'], 'ja'],
  ['도서관', ['ko', 'en'], 'ko'],
  ['205', ['te'], 'te'],
])('textLanguage() of %j in a college with %j is %s', (text, languages, language) => {
  expect(textLanguage(text, languages)).toBe(language);
});
