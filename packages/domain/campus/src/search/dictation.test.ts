import { expect, test } from 'vitest';
import { readDictation } from './dictation.ts';

test.each([
  ['Two hundred five', '205'],
  ['where is room two hundred and five?', 'where is room 205?'],
  ['toilet near four hundred twelve', 'toilet near 412'],
  ['two hundred thirty-six', '236'],
  ['one hundred to two hundred', '100 to 200'],
  ['room two thirty six please', 'room 236 please'],
  ['from parking to three fifteen', 'from parking to 315'],
  ['go back to gate 1', 'go to gate 1'],
  ['from 104 to 205. Thank you very much.', 'from 104 to 205.'],
  ['two twenty', '220'],
  ['two two five', 'two two five'],
  ['um where is, um, doctor iyer', 'where is, dr iyer'],
  ['is there a doctor here', 'is there a doctor here'],
  ['sala um dois um', 'sala um dois um'],
  ['205 too 447', '205 to 447'],
  ['118b two 205', '118b to 205'],
  ['205to447', '205 to 447'],
  ['two 205', 'two 205'],
  ['hundred', 'hundred'],
  ['two', 'two'],
  ['which floor is ECE', 'ECE'],
  ['I am lost and I am near 230', 'I am near 230'],
  ['i am lost where is the exit', 'where is the exit'],
  ['i am lost', 'i am lost'],
  ['i am lost where am i', 'i am lost where am i'],
])('readDictation() reads %j as %j', (query, read) => {
  expect(readDictation(query)).toBe(read);
});
