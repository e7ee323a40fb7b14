import { fileURLToPath } from 'node:url';
import { shapes } from './index.ts';

/** JSON Schema files for editors, which the data files name in "$schema": text by path. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shapes).map(([name, shape]) => [
      fileURLToPath(new URL(`../../schemas/${name}.schema.json`, import.meta.url)),
      `${JSON.stringify(shape, null, 2)}\n`,
    ]),
  );
}
