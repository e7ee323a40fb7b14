import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from '../src/shapes/index.ts';

const schemas = [...editorSchemas()];

test.each(schemas.map(([path, text]) => [basename(path), path, text] as const))(
  'schemas/%s equals the output of `npm run schemas`',
  (_name, path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('schemas/ has only files that `npm run schemas` writes', () => {
  const [first = ''] = schemas.flatMap(([path]) => dirname(path));
  expect(readdirSync(first).sort()).toEqual(schemas.map(([path]) => basename(path)).sort());
});
