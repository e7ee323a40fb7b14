import { expect, test } from 'vitest';
import { digitWords } from './digit-words.ts';
import { withSpokenDigits } from './spoken-digits.ts';

test.each([
  ['room two two five', 'room 225'],
  ['three 0 five, please', '305 please'],
  ['one two', 'one two'],
  ['1.05', '1.05'],
  ['how do un', 'how do un'],
  ['140-141', '140-141'],
  ['', ''],
])('withSpokenDigits() reads %j as %j', (text, read) => {
  expect(withSpokenDigits(text, digitWords)).toBe(read);
});
