import { expect, test } from 'vitest';
import { soundKey } from './lexicon.ts';

test.each([
  ['srinivas', 'sreenivas', 'shrinivas'],
  ['lakshmi', 'laxmi', 'lakshmee'],
  ['chowdary', 'choudhary', 'chaudhari'],
  ['gautam', 'gowtham', 'goutham'],
  ['swathi', 'swati', 'svathy'],
  ['pooja', 'puja'],
  ['deepak', 'dipak'],
  ['philip', 'filip'],
])('soundKey() is equal for %s and %s', (...spellings) => {
  expect(new Set(spellings.map(soundKey)).size).toBe(1);
});

test('soundKey() differs for names that sound different', () => {
  const names = ['rao', 'ravi', 'reddy', 'naidu', 'nair', 'library', 'lab', 'cse', 'csd', 'menon', 'mohan'];
  expect(new Set(names.map(soundKey)).size).toBe(names.length);
});
