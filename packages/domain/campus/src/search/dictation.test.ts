import { expect, test } from 'vitest';
import { readDictation } from './dictation.ts';

test.each([
  ['Two hundred five', '205'],
  ['where is room two hundred and five?', 'where is room 205?'],
  ['toilet near four hundred twelve', 'toilet near 412'],
  ['two hundred thirty-six', '236'],
  ['one hundred to two hundred', '100 to 200'],
  ['205 too 447', '205 to 447'],
  ['118b two 205', '118b to 205'],
  ['205to447', '205 to 447'],
  ['two 205', 'two 205'],
  ['hundred', 'hundred'],
  ['two', 'two'],
])('readDictation() reads %j as %j', (query, read) => {
  expect(readDictation(query)).toBe(read);
});
