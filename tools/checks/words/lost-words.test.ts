import { expect, test } from 'vitest';
import { findLostWords, parseLostWords } from './lost-words.ts';

const contributing = `# How we write

<!-- lost words -->
| do not write | write |
| --- | --- |
| anew | again |
| stood in, slip, stand-in | fallback, typo |
<!-- /lost words -->
`;
const lost = parseLostWords(contributing);

test.each([
  ['// Asks anew.', ['anew']],
  ["test('findSlips() finds slips')", ['Slips', 'slips']],
  ['The last build stood in.', ['stood in']],
  ['A stand-in for it, and Stand-ins', ['stand-in', 'Stand-ins']],
  ['The anew-built slip-road', ['anew', 'slip']],
  ["kind: 'stood-in', a standin, stand in line, bystand-in", []],
  ['renewed, slipper, Slipknot, stood inside', []],
  ['const MAX_SLIPS = 2', ['SLIPS']],
])('findLostWords() reads %s', (text, words) => {
  expect(findLostWords(text, lost).map(({ word }) => word)).toEqual(words);
});

test('findLostWords() names the line and what to write, and passes over the table itself', () => {
  expect(findLostWords(`${contributing}\nOnce anew`, lost)).toEqual([
    { line: 10, word: 'anew', instead: 'again' },
  ]);
});
