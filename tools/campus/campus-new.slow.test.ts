import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkFolder, describeReport } from '@campusway/college/check';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

const campusNew = (...args: string[]) => startCommand(['campus-new', ...args]);

test('campus-new writes a college that passes the check and prints the next commands', () => {
  const parent = tempFolder();
  const { status, stdout } = campusNew('north-college', '--into', parent);
  expect(status).toBe(0);
  expect(stdout).toContain('North College is written');
  const folder = join(parent, 'north-college');
  expect(describeReport(checkFolder(folder))).toContain(
    '1 department, 1 person, 6 rooms, 35 features; no findings',
  );
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# North College\n[\s\S]*Where to begin/);
  for (const file of globSync('**/*.{json,geojson}', { cwd: folder })) {
    const path = join(folder, file);
    const { $schema, $comment, ...content } = JSON.parse(readFileSync(path, 'utf8'));
    expect(existsSync(resolve(dirname(path), $schema)), $schema).toBe(true);
    expect($comment).not.toBe('');
    expect(JSON.stringify(content)).not.toContain('New College');
  }
});

test('campus-new takes a title in any script and with quotation marks', () => {
  const parent = tempFolder();
  expect(campusNew('nord', '--into', parent, '--title', '"北" Ōrua').status).toBe(0);
  expect(checkFolder(join(parent, 'nord')).findings).toEqual([]);
  const { name } = JSON.parse(readFileSync(join(parent, 'nord/college.json'), 'utf8'));
  expect(name).toBe('"北" Ōrua');
});

test.each([
  [[], 'Name the folder to create.'],
  [['North', 'College'], 'Use one name without spaces, such as "north-college".'],
  [['North'], 'Cannot create "North": a name has lower-case letters'],
  [['../north'], 'Cannot create "../north"'],
  [['north--college'], 'Cannot create "north--college"'],
  [['north', '--title', ' '], 'Cannot use the title ""'],
  [['north', '--title', 'x'.repeat(41)], 'a title has 1 to 40 characters'],
  [['north', '--into', '/nowhere/at-all'], 'there is no such folder'],
  [['north', '--tittle', 'x'], "Unknown option '--tittle'"],
])('campus-new %j ends with what to do', (args, message) => {
  const { status, stderr } = campusNew(...args);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

test('campus-new never writes into a folder that is there', () => {
  const parent = tempFolder();
  mkdirSync(join(parent, 'north'));
  const { status, stderr } = campusNew('north', '--into', parent);
  expect(stderr).toContain('it already exists. Choose another name');
  expect(status).toBe(1);
});
