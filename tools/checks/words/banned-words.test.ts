import { expect, test } from 'vitest';
import { findBannedWords, parseBannedWords } from './banned-words.ts';

const contributing = `# How we write

<!-- banned words -->
| do not write | write |
| --- | --- |
| anew | again |
| stood in, slip, stand-in | fallback, typo |
<!-- /banned words -->
`;
const banned = parseBannedWords(contributing);

test.each([
  ['// Asks anew.', ['anew']],
  ["test('findSlips() finds slips')", ['Slips', 'slips']],
  ['The last build stood in.', ['stood in']],
  ['A stand-in for it, and Stand-ins', ['stand-in', 'Stand-ins']],
  ['The anew-built slip-road', ['anew', 'slip']],
  ["kind: 'stood-in', a standin, stand in line, bystand-in", []],
  ['renewed, slipper, Slipknot, stood inside', []],
  ['const MAX_SLIPS = 2', ['SLIPS']],
])('findBannedWords() reads %s', (text, words) => {
  expect(findBannedWords(text, banned).map(({ word }) => word)).toEqual(words);
});

test('findBannedWords() names the line and what to write, and passes over the table itself', () => {
  expect(findBannedWords(`${contributing}\nOnce anew`, banned)).toEqual([
    { line: 10, word: 'anew', instead: 'again' },
  ]);
});
