import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { smallerSources } from './smaller-entries.ts';

const modules = new URL('../../../../node_modules/', import.meta.url);
const installed = globSync(
  [
    'leaflet/dist/leaflet{-src.esm.js,.css}',
    'react-dom/cjs/*.js',
    'react-router/dist/production/*.mjs',
    '@module-federation/{runtime-core,sdk}/dist/**/*.js',
  ],
  { cwd: modules.pathname },
);

test.each(smallerSources.map(([file, smaller]) => [String(file), file, smaller] as const))(
  'smallerSources make %s of an installed package smaller, and valid',
  (_name, file, smaller) => {
    const found = installed.filter((path) => file.test(path));
    expect(found).toHaveLength(1);
    const source = readFileSync(new URL(found[0] ?? '', modules), 'utf8');
    const code = smaller(source);
    expect(code.length).toBeLessThan(source.length);
    if (!found[0]?.endsWith('.css')) expect(() => parseAst(code)).not.toThrow();
  },
);
