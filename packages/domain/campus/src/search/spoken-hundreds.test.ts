import { expect, test } from 'vitest';
import { withSpokenHundreds } from './spoken-hundreds.ts';

test.each([
  ['Two hundred five', '205'],
  ['where is room two hundred and five?', 'where is room 205?'],
  ['toilet near four hundred twelve', 'toilet near 412'],
  ['two hundred thirty-six', '236'],
  ['one hundred to two hundred', '100 to 200'],
  ['hundred', 'hundred'],
  ['two', 'two'],
])('withSpokenHundreds() reads %j as %j', (query, read) => {
  expect(withSpokenHundreds(query)).toBe(read);
});
