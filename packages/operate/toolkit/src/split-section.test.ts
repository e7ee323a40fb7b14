import { expect, test } from 'vitest';
import { splitSection } from './split-section.ts';

test('splitSection() splits at the two comments', () => {
  const text = '# A\n<!-- b -->\nrow\n<!-- /b -->\nend';
  expect(splitSection(text, 'b')).toEqual(['# A\n<!-- b -->\n', 'row\n', '<!-- /b -->\nend']);
  expect(splitSection(text, 'c')).toBeUndefined();
  expect(splitSection('<!-- /b -->\n<!-- b -->\n', 'b')).toBeUndefined();
});
