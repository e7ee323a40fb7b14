import { expect, test } from 'vitest';
import { checkImport, type Workspace } from './check-import.ts';

function workspace(
  folder: string,
  name: string,
  dependencies: string[],
  exports: string[] = ['.'],
): [string, Workspace] {
  const manifest = {
    name,
    version: '0.1.0',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    exports: Object.fromEntries(exports.map((key) => [key, './src/index.ts'])),
  };
  return [name, { folder, manifest }];
}

const workspaces = new Map([
  workspace('packages/domain/campus', '@campusway/campus', ['@campusway/contract']),
  workspace('packages/web/contract', '@campusway/contract', ['@campusway/campus']),
  workspace('packages/web/ui-kit', '@campusway/ui-kit', [], ['./stored-theme', './icons/*']),
  workspace('mfe-a', '@campusway/mfe-a', [
    '@campusway/contract',
    '@campusway/ui-kit',
    '@campusway/mfe-b',
    'leaflet',
  ]),
  workspace('mfe-b', '@campusway/mfe-b', []),
]);
const check = (file: string, specifier: string) => checkImport(file, specifier, workspaces);

test('checkImport() accepts an allowed edge', () => {
  expect(check('mfe-a/src/remote.tsx', '@campusway/contract')).toBeUndefined();
  expect(check('mfe-a/src/remote.tsx', '@campusway/ui-kit/icons/map')).toBeUndefined();
  expect(check('mfe-a/src/remote.tsx', './page/Page.tsx')).toBeUndefined();
});

test('checkImport() rejects an edge against the arrows, even when it is declared', () => {
  expect(check('packages/domain/campus/src/index.ts', '@campusway/contract')).toMatch(
    'campus must not import contract',
  );
});

test('checkImport() rejects an import of a remote by a remote', () => {
  expect(check('mfe-a/src/remote.tsx', '@campusway/mfe-b')).toMatch('mfe-* must not import mfe-*');
});

test('checkImport() rejects a path that a package does not export', () => {
  expect(check('mfe-a/src/remote.tsx', '@campusway/ui-kit/src/index.ts')).toMatch('is internal to');
});

test('checkImport() rejects a relative path out of the workspace', () => {
  expect(check('mfe-a/src/remote.tsx', '../../shell/src/App.tsx')).toMatch('leaves mfe-a');
});

test('checkImport() rejects an undeclared package and names the command to declare it', () => {
  expect(check('mfe-b/src/remote.tsx', 'lodash')).toMatch('npm install lodash -w @campusway/mfe-b');
});

test('checkImport() accepts Leaflet only in its adapter and in benchmarks', () => {
  expect(check('mfe-a/src/remote.tsx', 'leaflet')).toMatch('only mfe-maps/src/leaflet/');
  expect(check('mfe-a/bench/compare.ts', 'leaflet')).toBeUndefined();
});

test('checkImport() accepts test support only in tests', () => {
  for (const specifier of ['../tests/sample.ts', '@campusway/ui-kit/testing', './page.test.ts']) {
    expect(check('mfe-a/src/remote.tsx', specifier)).toMatch('is test support');
    expect(check('mfe-a/src/remote.test.tsx', specifier) ?? '').not.toMatch('is test support');
  }
});
