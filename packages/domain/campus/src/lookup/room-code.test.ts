import { expect, test } from 'vitest';
import { roomsBeside } from './room-code.ts';

const rooms = ['161', '160', '118B', '118', '119', '334', '336', '407'];

test.each([
  ['335', ['334', '336']],
  ['162', ['161']],
  ['406', ['407']],
  ['118A', ['118', '118B']],
  ['118C', ['118B', '119']],
  ['999', []],
  ['160 335', []],
])('roomsBeside() of %s is %j', (text, expected) => {
  expect(roomsBeside(text, rooms)).toEqual(expected);
});
