import { expect, test } from 'vitest';
import { parseLevelTag } from './parse-level-tag.ts';

test.each([
  ['0', [0]],
  ['-1', [-1]],
  ['+2', [2]],
  ['0.5', [0.5]],
  ['0,5', [0.5]],
  ['1;2', [1, 2]],
  [' 1 ; 2 ;', [1, 2]],
  ['0-3', [0, 1, 2, 3]],
  ['3-0', [0, 1, 2, 3]],
  ['-2--1', [-2, -1]],
  ['-1-1', [-1, 0, 1]],
  ['-1-1;4', [-1, 0, 1, 4]],
  ['0.5-2', [0.5, 1.5, 2]],
  ['0;0;0-1', [0, 1]],
  ['EG', [0]],
  ['eg;1', [0, 1]],
] as const)('parseLevelTag() reads %s', (text, levels) => {
  expect(parseLevelTag(text, new Map([['eg', 0]]))).toEqual({ levels, wrong: [] });
});

test.each([
  ['first', ['first']],
  ['1-', ['1-']],
  ['0;x;1', ['x']],
  ['0-100000', ['0-100000']],
  ['1e9', ['1e9']],
  ['999', ['999']],
])('parseLevelTag() returns the invalid parts of %s', (text, wrong) => {
  expect(parseLevelTag(text).wrong).toEqual(wrong);
});
