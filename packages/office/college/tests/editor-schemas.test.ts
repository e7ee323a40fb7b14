import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from '../src/shapes/index.ts';
import { sampleFolder } from './sample.ts';

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

test('files of the sample name a schema that exists', () => {
  const paths = globSync('**/*.{json,geojson}', { cwd: sampleFolder }).map((path) =>
    resolve(sampleFolder, path),
  );
  const lost = paths.filter((path) => {
    const [, schema] = /"\$schema": ?"([^"]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
    return !schema || !existsSync(resolve(dirname(path), schema));
  });
  expect(lost).toEqual([]);
});
