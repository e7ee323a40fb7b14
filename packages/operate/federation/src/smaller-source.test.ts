import { expect, test } from 'vitest';
import { changeSource, emptyFunctions } from './smaller-source.ts';

test('changeSource() changes each place of a text', () => {
  expect(changeSource('a(b); a(c);', [['a(', 'd(']])).toBe('d(b); d(c);');
});

test('changeSource() rejects a text that the source does not have', () => {
  expect(() => changeSource('a();', [['b(', 'c(']])).toThrow(/has no b\(/);
});

test.each([
  ['function find(node) {\n  if (node) {\n  }\n}\nfind();', 'function find(node) { return null; }\nfind();'],
  ['class A {\n\tasync find(node) {\n\t\tgo();\n\t}\n}', 'class A {\n\tasync find(node) { return null; }\n}'],
])('emptyFunctions() keeps what is around a function: %j', (source, emptied) => {
  expect(emptyFunctions(source, ['find'])).toBe(emptied);
});

test('emptyFunctions() rejects a function that the source does not have', () => {
  expect(() => emptyFunctions('function find() {\n}', ['seek'])).toThrow(TypeError);
});
