import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { renewSection, splitSection } from './document-section.ts';

test('splitSection() splits at the two comments', () => {
  const text = '# A\n<!-- b -->\nrow\n<!-- /b -->\nend';
  expect(splitSection(text, 'b')).toEqual(['# A\n<!-- b -->\n', 'row\n', '<!-- /b -->\nend']);
  expect(splitSection(text, 'c')).toBeUndefined();
  expect(splitSection('<!-- /b -->\n<!-- b -->\n', 'b')).toBeUndefined();
});

test('renewSection() reports an old section, and replaces it only when asked to write', () => {
  const folder = tempFolder();
  const file = join(folder, 'a.md');
  writeFileSync(file, '# A\n<!-- b -->\nold\n<!-- /b -->\n');
  const renew = (content: string, write: boolean, name = 'b') => renewSection(file, name, { content, write });
  expect([renew('old', false), renew('new', false), renew('new', true, 'c')]).toEqual([true, false, false]);
  expect(readFileSync(file, 'utf8')).toContain('old');
  expect(renew('new', true)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('# A\n<!-- b -->\nnew\n<!-- /b -->\n');
});
