import { expect, test } from 'vitest';
import { describeDoubt } from './describe-doubt.ts';

const floor = { typed: '2nd flr', as: 'floor', read: 'second floor', corrected: false } as const;
const name = { typed: 'libary', as: 'name', read: 'Library', corrected: true } as const;
const noise = { typed: 'xyz', as: 'ignored', read: 'xyz', corrected: false } as const;
const results = [
  {
    record: { id: 'a', kind: 'venue', title: 'Central Library', aliases: [], where: '', rank: 1 },
    score: 1,
    highlights: { title: [] },
  },
] as const;

const doubt = (parts: readonly (typeof floor | typeof name | typeof noise)[], isCertain: boolean) =>
  describeDoubt(
    '2nd flr libary xyz',
    { results, understood: { parts } },
    { kind: isCertain ? 'one' : 'none' },
  );

test('describeDoubt() quotes a word with its vowel signs and capitals', () => {
  const ignored = { as: 'ignored', read: '', corrected: false } as const;
  const parts = [floor, { ...ignored, typed: 'कब' }, { ...ignored, typed: 'abc' }];
  const answer = { results, understood: { parts } };
  expect(describeDoubt('कब 2nd flr ABC', answer, { kind: 'one' })).toBe('No match for "कब", "ABC".');
  expect(
    describeDoubt('कैबि abc', { results, understood: { parts: parts.slice(1, 2) } }, { kind: 'one' }),
  ).toBe('No match for "कैबि".');
});

test('describeDoubt() of a certain answer names ignored words, else what it found', () => {
  expect(doubt([name, floor, noise], true)).toBe('No match for "xyz".');
  expect(doubt([name, floor], true)).toBe('Showing results for Central Library.');
});

test('describeDoubt() of several results names the corrected words, not one of the results', () => {
  expect(
    describeDoubt('libary 2nd flr', { results, understood: { parts: [name, floor] } }, { kind: 'several' }),
  ).toBe('Showing results for “Library”.');
});

test('describeDoubt() of an uncertain answer asks for the best name once a word was corrected', () => {
  expect(doubt([name, noise], false)).toBe('No exact match. Did you mean Central Library?');
  expect(doubt([floor, noise], false)).toBe('No match for "xyz".');
  expect(describeDoubt('23o', { results, didYouMean: '230' }, { kind: 'none' })).toBe(
    'No exact match. Did you mean 230?',
  );
});

test('describeDoubt() asks for a number by the number, not by the name of its room', () => {
  const code = { typed: '510a', as: 'code', read: '510', corrected: true } as const;
  const answer = { results, understood: { parts: [code] } };
  expect(describeDoubt('510a', answer, { kind: 'none' })).toBe('No exact match. Did you mean 510?');
});

test('describeDoubt() does not deny a word that the name of a result has', () => {
  const lawns = ['South Lawn', 'East Garden, north'].map((title, i) => {
    const record = { ...results[0].record, id: title, title };
    return { ...results[0], record, score: 1 - i / 10 };
  });
  const parts = [
    { ...name, typed: 'lawn', corrected: false },
    { ...noise, typed: 'north' },
  ];
  for (const kind of ['none', 'several'] as const)
    expect(describeDoubt('North lawn', { results: lawns, understood: { parts } }, { kind })).toBeUndefined();
});

test('describeDoubt() returns undefined when every word was used as typed', () => {
  for (const isCertain of [true, false]) expect(doubt([floor], isCertain)).toBeUndefined();
  expect(describeDoubt('', { results: [] }, { kind: 'none' })).toBeUndefined();
});
