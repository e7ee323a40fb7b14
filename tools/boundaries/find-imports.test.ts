import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findImports } from './find-imports.ts';

test('findImports() finds every form of import and ignores comments', () => {
  const source = readFileSync(join(import.meta.dirname, 'fixtures/forms.txt'), 'utf8');
  expect(findImports('forms.tsx', source).map(({ specifier }) => specifier)).toEqual([
    'a',
    'b',
    './c.ts',
    'd',
    'e.css',
  ]);
  expect(findImports('forms.tsx', source).at(-1)?.line).toBe(6);
});
