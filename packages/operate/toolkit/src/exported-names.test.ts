import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readExportedNames } from './exported-names.ts';

function read(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
