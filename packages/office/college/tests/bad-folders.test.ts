import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';

test('checkFolder() reports only the missing college.json of a folder', () => {
  const copy = new DataCopy();
  for (const file of ['college.json', 'help.json', 'views.json']) rmSync(copy.path(file));
  expect(copy.findings).toMatchObject([
    {
      severity: 'error',
      rule: 'missing-file',
      file: 'college.json',
      message: 'The folder has no college.json: it describes no college',
      fix: expect.stringContaining('Name the folder that holds college.json'),
    },
  ]);
});

test('checkFolder() reports a second college in a nested folder as one finding', () => {
  const copy = new DataCopy();
  cpSync(copy.folder, `${copy.folder}-2`, { recursive: true });
  renameSync(`${copy.folder}-2`, copy.path('north'));
  expect(copy.findings).toMatchObject([
    {
      severity: 'error',
      rule: 'two-colleges',
      file: 'north/college.json',
      fix: expect.stringContaining('to a separate folder'),
    },
  ]);
});

test('checkFolder() finds a copy of college.json under another name', () => {
  const copy = new DataCopy();
  copy.write('college (2).json', copy.read('college.json'));
  expect(copy.findings).toMatchObject([
    { severity: 'error', rule: 'two-colleges', file: 'college (2).json' },
  ]);
});

test.each(['people/cse.json', 'photos/someone.webp', 'college.json'])(
  'checkFolder() finds a pipe in place of %s, without waiting for it',
  (file) => {
    const copy = new DataCopy();
    rmSync(copy.path(file), { force: true });
    execFileSync('mkfifo', [copy.path(file)]);
    expect(copy.findings).toContainEqual(
      expect.objectContaining({ severity: 'error', rule: 'no-file', file }),
    );
    expect(() => readCollege(copy.folder)).toThrow(RangeError);
  },
);

test('checkFolder() finds a folder in place of a file, and a broken link', () => {
  const copy = new DataCopy();
  rmSync(copy.path('lookup.json'));
  mkdirSync(copy.path('lookup.json'));
  symlinkSync('nowhere.json', copy.path('people/law.json'));
  expect(copy.findings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'lookup.json: This is a folder, not a file',
    'people/law.json: This is not a file, but a pipe, a device or a broken link',
  ]);
});

test('checkFolder() and readCollege() follow a link to a file', () => {
  const copy = new DataCopy();
  renameSync(copy.path('lookup.json'), `${copy.folder}-lookup.json`);
  symlinkSync(`${copy.folder}-lookup.json`, copy.path('lookup.json'));
  expect(copy.findings).toEqual([]);
  expect(readCollege(copy.folder).lookup.rooms).not.toEqual([]);
  rmSync(`${copy.folder}-lookup.json`);
});

test('readCollege() and deriveCollege() accept a college that has only grounds', () => {
  const copy = new DataCopy();
  for (const entry of readdirSync(copy.folder))
    if (!['college.json', 'geometry'].includes(entry)) rmSync(copy.path(entry), { recursive: true });
  for (const level of [1, 2, 3, 4]) rmSync(copy.path(`geometry/level-${level}.geojson`));
  copy.editJson('college.json', (content) => void delete content.quickLinks);
  expect(copy.findings).toEqual([]);
  expect(deriveCollege(readCollege(copy.folder)).parts.screens.map(({ id }) => id)).toEqual(['campus-nav']);
});

test('deriveCollege() derives the screens that views.json omits, at the same addresses', () => {
  const copy = new DataCopy();
  const addresses = () =>
    deriveCollege(readCollege(copy.folder))
      .parts.screens.map(({ id }) => id)
      .toSorted();
  const whole = addresses();
  copy.editJson('views.json', (content) => {
    content.views = (content.views as object[]).slice(1, 2);
  });
  expect(addresses()).toEqual(whole);
  rmSync(copy.path('views.json'));
  expect(addresses()).toEqual(whole);
});

test.each(['\ufeff', '[', ''])(
  'readCollege() rejects a file starting with %j, as checkFolder() does',
  (start) => {
    const copy = new DataCopy();
    copy.write('help.json', start && start + copy.read('help.json'));
    const [finding] = copy.findings;
    expect(() => readCollege(copy.folder)).toThrow(finding?.message);
  },
);

test('readCollege() rejects a file with the wrong schema', () => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', '"room": "154"', '"room": 154');
  expect(() => readCollege(copy.folder)).toThrow(/people\/civil\.json\n {2}error \(schema\)/);
});
