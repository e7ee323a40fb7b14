import { expect, test } from 'vitest';
import { createSyntheticCampus } from '../../bench/search/synthetic-campus.ts';
import { quickest } from '../../tests/quickest.ts';
import { createSearchIndex } from './create-search-index.ts';

const index = createSearchIndex(createSyntheticCampus(10_000));
/** Well above the usual 0.1 to 3 ms, well below a noticeable delay; catastrophic backtracking takes seconds. */
const limitMs = 50;

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u2003 '],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 letters of a name', 'asha '.repeat(2_000)],
  ['10,000 letters of a room', 'room '.repeat(2_000)],
  ['10,000 letters of words', 'lab '.repeat(2_500)],
  ['10,000 spelled letters', 'a '.repeat(5_000)],
  ['10,000 digits in turn', '2 '.repeat(5_000)],
  ['10,000 digits', '2'.repeat(10_000)],
  ['10,000 spelled digits', '2-'.repeat(5_000)],
  ['10,000 parts of dates', '1/1/'.repeat(2_500)],
  ['10,000 dotted letters', 'h.o.d.'.repeat(1_700)],
  ['10,000 letters of names run together', 'opticslabmuseumhall'.repeat(530)],
  ['a letter under 9,000 accents', `l${'\u0301'.repeat(9_000)}ab`],
  ['10,000 accents', '\u0301'.repeat(10_000)],
  ['emoji', '🗺️🧭'.repeat(2_500)],
  ['half an emoji', '\ud83d'],
  ['punctuation', '---"((['],
  ['right to left', 'غرفة ٢٠٥ \u202e'],
  ['control characters', '\u0000\u0007\u001b[31m lab'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['regular expression signs', '(.*)+[^]\\$ (a+)+$'],
  ['undefined', 'undefined'],
  ['names of every object', '__proto__ constructor toString valueOf hasOwnProperty'],
  ['a code that no door has', '999999'],
])('search() answers %s within the time limit', (_, query) => {
  const { results, didYouMean } = index.search(query);
  expect(quickest(() => index.search(query))).toBeLessThan(limitMs);
  expect(results.length).toBeLessThanOrEqual(8);
  if (didYouMean !== undefined) expect(index.search(didYouMean).results.length).toBeGreaterThan(0);
});
