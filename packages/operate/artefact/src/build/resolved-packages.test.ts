import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { type LockFile, resolvedPackages } from './resolved-packages.ts';

const lock: LockFile = {
  packages: {
    '': { dependencies: { root: '1' } },
    'mfe-a': { dependencies: { kit: '*', plan: '1' }, devDependencies: { build: '1' } },
    'mfe-b': { dependencies: { bus: '1' } },
    'packages/kit': { version: '0.1.0', peerDependencies: { plan: '>=1' } },
    'node_modules/kit': { resolved: 'packages/kit', link: true },
    'node_modules/plan': { version: '1.0.0', integrity: 'sha512-p', devDependencies: { root: '1' } },
    'packages/kit/node_modules/plan': { version: '2.0.0', dependencies: { deep: '1' } },
    'node_modules/deep': { version: '1.1.0', optionalDependencies: { absent: '1' } },
    'node_modules/build': { version: '3.0.0' },
    'node_modules/bus': { version: '4.0.0' },
    'node_modules/root': { version: '5.0.0' },
  },
};

test('resolvedPackages() lists what a workspace gets, through links and nested folders, and nothing of others', () => {
  expect(resolvedPackages(lock, 'mfe-a')).toEqual([
    'mfe-a  ',
    'node_modules/build 3.0.0 ',
    'node_modules/deep 1.1.0 ',
    'node_modules/kit  ',
    'node_modules/plan 1.0.0 sha512-p',
    'packages/kit 0.1.0 ',
    'packages/kit/node_modules/plan 2.0.0 ',
  ]);
});

test("resolvedPackages() of the project's map has Leaflet and Vite, that of the login has no Leaflet", () => {
  const own = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  const names = (module: string) => resolvedPackages(own, module).map((line) => line.split(' ', 1)[0]);
  expect(names('mfe-maps')).toEqual(expect.arrayContaining(['node_modules/leaflet', 'node_modules/vite']));
  expect(names('mfe-auth')).not.toContain('node_modules/leaflet');
});
