import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cruiseProject } from './cruise-project.ts';
import { findImporters, findOrderGaps } from './read-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'campusway-boundaries-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const folders = [
  'packages/domain/campus',
  'packages/web/contract',
  'packages/operate/federation',
  'shell',
  'mfe-a',
  'mfe-maps',
];
for (const folder of folders) {
  const name = `@campusway/${folder.split('/').at(-1)}`;
  const exports = { '.': './src/index.ts', './testing': './tests/sample.ts' };
  // mfe-maps declares only Leaflet.
  const names = folder === 'mfe-maps' ? [] : folders.map((one) => `@campusway/${one.split('/').at(-1)}`);
  const dependencies = Object.fromEntries(['leaflet', ...names].map((one) => [one, '*']));
  write(`${folder}/package.json`, JSON.stringify({ name, exports, dependencies }));
  write(`${folder}/src/index.ts`, 'export const index = 1;');
  write(`${folder}/tests/sample.ts`, 'export const sample = 1;');
  mkdirSync(join(root, 'node_modules/@campusway'), { recursive: true });
  symlinkSync(join(root, folder), join(root, 'node_modules', name));
}
for (const name of ['leaflet', 'lodash', 'vitest']) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  write(`node_modules/${name}/index.js`, '');
}

const forbidden = [
  ['packages/domain/campus/src/a.ts', '@campusway/contract', 'allowed-edges.ts'],
  ['mfe-a/src/b.ts', '@campusway/mfe-maps', 'allowed-edges.ts'],
  ['shell/src/c.ts', '@campusway/mfe-a', 'allowed-edges.ts'],
  ['mfe-maps/src/pins/c.ts', '@campusway/contract', 'package.json'],
  ['mfe-a/src/d.ts', '@campusway/federation', 'build-time'],
  ['mfe-a/src/e.ts', '@campusway/contract/src/index.ts', 'internal to its package'],
  ['mfe-a/src/f.ts', '../../packages/web/contract/src/index.ts', 'by its name'],
  ['mfe-a/src/g.tsx', 'lodash', 'not declared'],
  ['mfe-a/src/h.ts', 'vitest', 'not declared'],
  ['mfe-a/src/i.ts', 'leaflet', 'only mfe-maps/src/map/leaflet/'],
  ['mfe-a/src/j.ts', '../tests/sample.ts', 'test support'],
  ['mfe-a/src/k.ts', '@campusway/contract/testing', 'test support'],
  ['packages/web/contract/src/o.ts', '@campusway/federation', 'order of packages, web'],
  ['mfe-maps/src/map/canvas/l.ts', '../leaflet/map.ts', 'order'],
  ['mfe-maps/src/map/canvas/m.ts', '../../not-listed/n.ts', 'order'],
  ['mfe-maps/src/not-listed/n.ts', '../map/canvas/p.ts', 'order'],
  ['mfe-maps/src/pins/q.ts', './r.ts', 'below both'],
] as const;
const allowed = [
  ['mfe-a/src/index.ts', '@campusway/contract'],
  ['mfe-a/vite.config.ts', '@campusway/federation'],
  ['mfe-a/bench/compare.ts', 'leaflet'],
  ['mfe-a/src/index.test.ts', 'vitest'],
  ['mfe-a/src/other.test.ts', '../tests/sample.ts'],
  ['mfe-maps/src/map/leaflet/map.ts', '../canvas/p.ts'],
  ['mfe-maps/src/map/canvas/p.ts', './s.ts'],
  ['mfe-maps/src/map/canvas/s.ts', 'node:path'],
] as const;
/** Reported once, with the circle. */
const otherHalf = ['mfe-maps/src/pins/r.ts', './q.ts'] as const;
for (const [file, specifier] of [...forbidden, ...allowed, otherHalf])
  write(file, `import type { X } from '${specifier}';\nexport type Y = X;\n`);
const { modules, findings } = await cruiseProject(root, folders);

test.each(forbidden)('cruiseProject() finds in %s the import of %s', (file, _specifier, fix) => {
  expect(findings.filter((finding) => finding.startsWith(`${file} `)).join()).toContain(fix);
});

test.each(allowed)('cruiseProject() accepts in %s the import of %s', (file) => {
  expect(findings.filter((finding) => finding.startsWith(`${file} `))).toEqual([]);
});

test('findImporters() takes sources for a library and tests for Vitest', () => {
  expect(findImporters('leaflet', modules)).toEqual(['mfe-a']);
  expect(findImporters('vitest', modules)).toEqual(['mfe-a']);
  expect(findImporters('fastify', modules)).toEqual([]);
});

test('findOrderGaps() finds what an order lacks and what is gone', () => {
  const gaps = findOrderGaps(modules).join('\n');
  expect(gaps).toContain('mfe-maps/src/not-listed is not in the order');
  expect(gaps).toContain('mfe-maps/src/print does not exist');
  expect(gaps).not.toContain('mfe-maps/src/map is');
});
