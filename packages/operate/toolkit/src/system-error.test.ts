import { accessSync, constants, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainSystemError } from './system-error.ts';

function errorOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('explainSystemError() explains a full disk in one line', () => {
  const error = errorOf(() => writeFileSync('/dev/full', 'x'));
  expect(explainSystemError(error)).toBe(
    'Cannot write: the disk is full. Free some space and run this again (ENOSPC)',
  );
});

test.each([
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'this account has no permission'],
])('explainSystemError() names the path of %s', (code, reason) => {
  const error = Object.assign(new Error('raw'), { code, syscall: 'open', path: '/srv/site/x' });
  expect(explainSystemError(error)).toBe(`Cannot open /srv/site/x: ${reason} (${code})`);
});

test('explainSystemError() returns undefined for other errors', () => {
  expect(explainSystemError(errorOf(() => accessSync('/nowhere', constants.R_OK)))).toBeUndefined();
  expect(explainSystemError(new TypeError('x is not a function'))).toBeUndefined();
});
