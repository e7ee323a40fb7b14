import { expect, test } from 'vitest';
import { findMixedScripts } from './one-script.ts';

const ofOne = [
  'ravi.रवि',
  'ravi2024',
  'रवि2024',
  '田中さくらケーキ',
  '김金영',
  '王ㄅㄆ',
  '\u13a0\u13a1\u13a2',
];
test.each(ofOne)('findMixedScripts() accepts %s', (name) => {
  expect(findMixedScripts(name)).toBeUndefined();
});

const mixed = [
  ['m\u0430ria', ['Latin', 'Cyrillic']],
  ['ana.m\u0430ria', ['Latin', 'Cyrillic']],
  ['\u0391lpha', ['Greek', 'Latin']],
  ['raviरवि', ['Latin', 'Devanagari']],
  ['ana\u0645', ['Latin', 'Arabic']],
  ['ana\ua4f8lee', ['Latin', 'another script']],
  ['さくら김', ['Han/Hiragana/Katakana', 'Han/Hangul']],
];
test.each(mixed)('findMixedScripts() names the scripts of a word of %s', (name, scripts) => {
  expect(findMixedScripts(String(name))).toEqual(scripts);
});
