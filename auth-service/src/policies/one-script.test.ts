import { expect, test } from 'vitest';
import { hasWordsOfOneScript } from './one-script.ts';

const ofOne = [
  'ravi.रवि',
  'ravi2024',
  'रवि2024',
  '田中さくらケーキ',
  '김金영',
  '王ㄅㄆ',
  '\u13a0\u13a1\u13a2',
];
test.each(ofOne)('hasWordsOfOneScript() accepts %s', (name) => {
  expect(hasWordsOfOneScript(name)).toBe(true);
});

const mixed = ['m\u0430ria', 'ana.m\u0430ria', '\u0391lpha', 'raviरवि', 'ana\ua4f8lee', 'さくら김'];
test.each(mixed)('hasWordsOfOneScript() refuses %s', (name) => {
  expect(hasWordsOfOneScript(name)).toBe(false);
});
