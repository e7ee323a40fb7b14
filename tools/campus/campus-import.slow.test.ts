import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { polymapZip } from '@campusway/import/testing/polymap';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

function run(...words: string[]) {
  const cwd = tempFolder();
  return { ...startCommand(['campus-import', ...words], cwd), folder: join(cwd, 'polymap') };
}

test('npm run campus:import writes a folder named after the file, and prints the next command', () => {
  const { status, stdout, stderr, folder } = run(polymapZip);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Read 8 levels, 443 units, 472 openings');
  expect(stdout).toContain('220 can be reached from everywhere, with 0 entrances, in the largest of 2 parts');
  expect(stdout).toContain('npm run data:check -- polymap: 0 errors');
  expect(existsSync(join(folder, 'import/report.md'))).toBe(true);
});

test('npm run campus:import --dry-run writes nothing', () => {
  const { status, stdout, folder } = run(polymapZip, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('Would write');
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[], 'Name the file or folder to import'],
  [['nowhere.zip'], 'Cannot find'],
  [[polymapZip, 'more.zip'], 'Cannot import "more.zip" too'],
  [[polymapZip, '--building', 'Tower'], 'Cannot find the building "Tower"'],
  [[polymapZip, '--form', 'imdf'], '--form'],
])('npm run campus:import -- %j is refused in words', (words, message) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});
