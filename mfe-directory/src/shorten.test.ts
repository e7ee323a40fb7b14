import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('shorten() returns a short text unchanged', () => {
  expect(shorten('Asha Verma')).toBe('Asha Verma');
  expect(shorten('x'.repeat(60))).toBe('x'.repeat(60));
});

test('shorten() truncates a long text between characters', () => {
  expect(shorten('x'.repeat(10_000))).toBe(`${'x'.repeat(59)}…`);
  expect(shorten('🚲'.repeat(61))).toBe(`${'🚲'.repeat(59)}…`);
});
