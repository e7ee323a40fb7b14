import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limitCompileCache } from './compile-cache.mjs';

test.each([
  [3, true],
  [4, false],
])('limitCompileCache() with a limit of 3 and %i entries leaves the cache: %s', (entries, isLeft) => {
  const parent = mkdtempSync(join(tmpdir(), 'compiled-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const cache = join(parent, 'compiled');
  mkdirSync(join(cache, 'v24'), { recursive: true });
  for (let entry = 1; entry < entries; entry += 1) writeFileSync(join(cache, 'v24', `${entry}`), '');
  limitCompileCache(cache, 3);
  expect(existsSync(cache)).toBe(isLeft);
});

test('limitCompileCache() passes over a cache that does not exist', () => {
  expect(() => limitCompileCache(join(tmpdir(), 'no-such-cache'), 3)).not.toThrow();
});
