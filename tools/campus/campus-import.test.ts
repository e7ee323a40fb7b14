import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const polymap = join(import.meta.dirname, '../../packages/office/import/tests/polymap/polymap.zip');

function run(...words: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'campusway-import-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const tool = join(import.meta.dirname, '../run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, 'campus-import', ...words], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, folder: join(cwd, 'polymap') };
}

test('npm run campus:import writes a folder named after the file, and prints the next command', () => {
  const { status, stdout, stderr, folder } = run(polymap);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Read 8 levels, 443 units, 472 openings');
  expect(stdout).toContain('349 can be reached');
  expect(stdout).toContain('npm run data:check -- polymap: 0 errors');
  expect(existsSync(join(folder, 'import/report.md'))).toBe(true);
});

test('npm run campus:import --dry-run writes nothing', () => {
  const { status, stdout, folder } = run(polymap, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('Would write');
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[], 'Name the file or folder to import'],
  [['nowhere.zip'], 'Cannot find'],
  [[polymap, 'more.zip'], 'Cannot import "more.zip" too'],
  [[polymap, '--building', 'Tower'], 'Cannot find the building "Tower"'],
  [[polymap, '--form', 'imdf'], '--form'],
])('npm run campus:import -- %j is refused in words', (words, message) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});
