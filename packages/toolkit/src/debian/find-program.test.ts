import { afterEach, expect, test, vi } from 'vitest';
import { findProgram } from './find-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const places = ['/nowhere/program', process.execPath];

test('findProgram() takes the first place at which there is a program', () => {
  expect(findProgram({ places, packages: ['none'] })).toBe(process.execPath);
});

test('findProgram() takes the one that is named by a variable, before all others', () => {
  vi.stubEnv('MY_PROGRAM', import.meta.filename);
  expect(findProgram({ places, packages: ['none'], variable: 'MY_PROGRAM' })).toBe(import.meta.filename);
});

test('findProgram() says which variable names a program that is not there', () => {
  vi.stubEnv('MY_PROGRAM', '/nowhere/mine');
  expect(() => findProgram({ places, packages: ['none'], variable: 'MY_PROGRAM' })).toThrow(
    'MY_PROGRAM is "/nowhere/mine", and there is no such file',
  );
});

test('findProgram() says what to install where it may not do so itself', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(() =>
    findProgram({ places: ['/nowhere/program'], packages: ['the-package'], variable: 'MY_PROGRAM' }),
  ).toThrow(/sudo apt-get install the-package; or set MY_PROGRAM/);
});
