import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { readExportedNames } from './exported-names.ts';

function read(source: string) {
  const folder = tempFolder();
  writeFileSync(join(folder, 'index.ts'), source);
  return readExportedNames(join(folder, 'index.ts'));
}

test('readExportedNames() lists values and types separately', () => {
  const source = `export {
  b,
  type T,
  c as d,
} from './x.ts';
export type { U } from './y.ts';
export async function load(): Promise<void> {}
export const size = 1;
export interface Shape {}
const own = 2;
`;
  expect(read(source)).toEqual({ values: ['b', 'd', 'load', 'size'], types: ['Shape', 'T', 'U'] });
});

test.each(["export * from './x.ts';", 'export default 1;'])('readExportedNames() refuses %s', (source) => {
  expect(() => read(source)).toThrow('an export without a name');
});
