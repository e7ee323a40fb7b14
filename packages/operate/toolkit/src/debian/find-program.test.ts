import { afterEach, expect, test, vi } from 'vitest';
import { findProgram } from './find-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const places = ['/nowhere/program', process.execPath];

test('findProgram() returns the first path that exists', () => {
  expect(findProgram({ places, packages: ['none'] })).toBe(process.execPath);
});

test('findProgram() prefers the path in the environment variable', () => {
  vi.stubEnv('MY_PROGRAM', import.meta.filename);
  expect(findProgram({ places, packages: ['none'], variable: 'MY_PROGRAM' })).toBe(import.meta.filename);
});

test('findProgram() names the variable whose path does not exist', () => {
  vi.stubEnv('MY_PROGRAM', '/nowhere/mine');
  expect(() => findProgram({ places, packages: ['none'], variable: 'MY_PROGRAM' })).toThrow(
    'MY_PROGRAM is "/nowhere/mine", which does not exist',
  );
});

test('findProgram() names the package to install, and installs nothing, also for root', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const log = vi.spyOn(console, 'log');
  expect(() =>
    findProgram({ places: ['/nowhere/program'], packages: ['the-package'], variable: 'MY_PROGRAM' }),
  ).toThrow(/sudo apt-get install the-package; or set MY_PROGRAM/);
  expect(log).not.toHaveBeenCalled();
});
