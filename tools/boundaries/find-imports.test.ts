import { expect, test } from 'vitest';
import { findImports } from './find-imports.ts';

test('findImports() sees every form of import and leaves comments alone', () => {
  const source = [
    "import a from 'a';",
    'import { b,\n  c } from "b";',
    "export * from './c.ts';",
    "const d = () => import('d');",
    "import 'e.css';",
    "// import f from 'f';",
    'const text = `no way from "101" to 102`;',
    "test('goes from \\'x\\' to y', () => route('from', 'to'));",
  ].join('\n');
  expect(findImports(source).map(({ specifier }) => specifier)).toEqual(['a', 'b', './c.ts', 'd', 'e.css']);
  expect(findImports(source).at(-1)?.line).toBe(6);
});
