import { rmSync } from 'node:fs';
import type { GeoFeature } from '@campusway/campus';
import { expect, test } from 'vitest';
import { checkFolder, describeReport } from '../src/check/index.ts';
import { DataCopy } from './data-copy.ts';
import { lineFeature, points } from './feature.ts';

const longPath = (id: string, y: number): GeoFeature =>
  lineFeature(id, { feature_type: 'way', category: 'path' }, points(0, y, 20, y));

const errorsOf = (copy: DataCopy) => copy.findings.filter(({ severity }) => severity === 'error');

test('checkFolder() has no findings in the sample', () => {
  const copy = new DataCopy();
  expect(copy.findings).toEqual([]);
});

test.each<[what: string, edit: (copy: DataCopy) => void, errors: readonly object[]]>([
  [
    'reports only the missing file',
    (copy) => rmSync(copy.path('geometry'), { recursive: true }),
    [{ rule: 'missing-file', file: 'geometry/….geojson', message: 'The file is missing' }],
  ],
  [
    'reports that buildings.json is missing, which the levels are of',
    (copy) => rmSync(copy.path('buildings.json')),
    [
      {
        ...{ rule: 'missing-file', file: 'buildings.json' },
        message: 'The file is missing: rooms/level-1.json has the level "level-1" of it',
        fix: 'Put it back, for instance from the last commit',
      },
    ],
  ],
  [
    'reports that the drawing of a level is missing',
    (copy) => rmSync(copy.path('geometry/level-2.geojson')),
    [
      {
        ...{ rule: 'missing-file', file: 'rooms/level-2.json', pointer: '/level' },
        message: 'No file of geometry/ draws the level "level-2"',
      },
    ],
  ],
  [
    'reports a file that ends inside a string',
    (copy) => copy.write('lookup.json', copy.read('lookup.json').slice(0, 200)),
    [{ rule: 'not-json', file: 'lookup.json' }],
  ],
  [
    'reports an empty file',
    (copy) => copy.write('views.json', ''),
    [{ file: 'views.json', message: 'The file is empty' }],
  ],
  [
    'quotes the start of a CSV file in place of JSON',
    (copy) => copy.write('people/it.json', 'name;room\nDr. X;301\n'),
    [
      {
        rule: 'not-json',
        file: 'people/it.json',
        line: 1,
        message: 'Line 1, column 1 is not JSON: "name;room"',
      },
    ],
  ],
  [
    'reports the line with the wrong encoding',
    (copy) => {
      copy.replace('people/ece.json', '"name": "', '"name": "Ren\u00e9 ');
      copy.write('people/ece.json', Buffer.from(copy.read('people/ece.json'), 'latin1'));
    },
    [{ rule: 'encoding', file: 'people/ece.json', line: 7 }],
  ],
  [
    'recognises UTF-16',
    (copy) => copy.write('aliases.json', Buffer.from(`\ufeff${copy.read('aliases.json')}`, 'utf16le')),
    [{ rule: 'encoding', file: 'aliases.json', message: expect.stringContaining('UTF-16') }],
  ],
  [
    'accepts Windows line endings',
    (copy) => copy.write('aliases.json', copy.read('aliases.json').replaceAll('\n', '\r\n')),
    [],
  ],
  [
    'reports a byte order mark and the correct encoding',
    (copy) => copy.write('aliases.json', `\ufeff${copy.read('aliases.json')}`),
    [
      {
        rule: 'encoding',
        file: 'aliases.json',
        line: 1,
        message: 'The file begins with a byte order mark, which is not allowed in JSON',
        fix: 'Save it with the encoding "UTF-8", not "UTF-8 with BOM"',
      },
    ],
  ],
  [
    'lists the allowed values',
    (copy) => copy.replace('rooms/level-1.json', '"kind": "lab"', '"kind": "laboratory"'),
    [
      {
        rule: 'schema',
        message: '"laboratory" is not an allowed value',
        fix: expect.stringContaining('"lab"'),
      },
    ],
  ],
  [
    'reports merge conflicts',
    (copy) => copy.replace('people/civil.json', '"room": "154",', '"room": "154",\n<<<<<<< HEAD'),
    [{ rule: 'not-json', file: 'people/civil.json', fix: expect.stringContaining('keep one version') }],
  ],
])('checkFolder() %s', (_what, edit, errors) => {
  const copy = new DataCopy();
  edit(copy);
  const found = errorsOf(copy);
  expect(found).toHaveLength(errors.length);
  expect(found).toMatchObject(errors);
});

test('checkFolder() reports a missing folder', () => {
  expect(checkFolder('/nowhere/at-all').findings).toMatchObject([
    { rule: 'missing-file', message: 'There is no folder "/nowhere/at-all"' },
  ]);
});

test('checkFolder() reports the line at which a file is truncated', () => {
  const copy = new DataCopy();
  const lines = copy.read('people/cse.json').split('\n');
  copy.write('people/cse.json', lines.slice(0, 40).join('\n'));
  expect(errorsOf(copy)).toMatchObject([
    { rule: 'not-json', file: 'people/cse.json', line: 40, message: 'The file is truncated at line 40' },
  ]);
});

test('checkFolder() reports the position of a JSON syntax error', () => {
  const copy = new DataCopy();
  copy.replace('rooms/level-2.json', '"number": "203",', '"number": "203"');
  const line = copy.read('rooms/level-2.json').split('"number": "203"')[0]?.split('\n').length ?? 0;
  const [finding, ...rest] = errorsOf(copy);
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({ rule: 'not-json', file: 'rooms/level-2.json' });
  expect(Math.abs((finding?.line ?? 0) - line)).toBeLessThanOrEqual(1);
});

test.each([
  ['Ren\u00c3\u00a9 Rao', 'mojibake of an accent'],
  ['Head\u00e2\u20ac\u2122s Office', 'mojibake of an apostrophe'],
  ['Ren\ufffd Rao', 'a lost letter'],
  ['Ren├® Rao', 'UTF-8 as CP850'],
  ['Ren├⌐ Rao', 'UTF-8 as CP437'],
  ['M„ller', 'CP850 as Windows-1252'],
  ['RenÚ Rao', 'Windows-1252 as CP850'],
  ['RenΘ Rao', 'Windows-1252 as CP437'],
  ['РџСЂРёРІРµС‚', 'Cyrillic UTF-8 as Windows-1251'],
  ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'Cyrillic UTF-8 as Windows-1252'],
  ['ðƒÐÇð©ð▓ðÁÐé', 'Cyrillic UTF-8 as CP850'],
  ['Ïðèâåò', 'Windows-1251 as Windows-1252'],
  ['рТЙЧЕФ', 'KOI8-R as Windows-1251'],
  ['?????', 'letters that were lost'],
  ['Dr. ??? Rao', 'a word that was lost'],
  ['Ren?e Rao', 'a letter that was lost'],
  ['Di\u200bnesh', 'a zero-width space'],
  ['实验\u200b室', 'a zero-width space'],
  ['Di\u200dnesh', 'a joiner between Latin letters'],
  ['Dr. \u202eDinesh', 'a bidirectional override'],
  ['Dr. \u2067Dinesh', 'a bidirectional isolate'],
  ['Dr. Di\u00adnesh', 'a soft hyphen'],
  ['Dr. \ue000', 'a private letter'],
])('checkFolder() reports the damaged text %j (%s)', (name) => {
  const copy = new DataCopy();
  copy.editList('rooms/level-3.json', 'rooms', (rooms) => rooms.splice(4, 1, { ...rooms[4], name }));
  expect(errorsOf(copy)).toMatchObject([
    { rule: 'encoding', file: 'rooms/level-3.json', pointer: '/rooms/4/name' },
  ]);
});

test.each([
  'Aula Magna (Santa María), ¿Dónde?',
  'Œuvre à côté: Salle Étienne, № 5',
  'Straße der Bücher – Größe „XL“',
  'Аудитория им. Попова, мРНК',
  'Αμφιθέατρο Ωμέγα',
  'क्\u200dषेत्र गृह',
  'می\u200cخواهم',
  'قاعة الحاسوب 12',
  '计算机实验室',
  'コンピューター室',
  'កោះ\u200bអាសេនសិន',
  'Aontas na nÉimíríochtaí',
  'Phòng thí nghiệm Điện tử',
  'Þórður Ægisson, Íslenska',
  'Room 4 µm, 3 °C',
])('checkFolder() accepts the text %j', (name) => {
  const copy = new DataCopy();
  copy.editList('rooms/level-3.json', 'rooms', (rooms) => rooms.splice(4, 1, { ...rooms[4], name }));
  expect(errorsOf(copy)).toEqual([]);
});

test('checkFolder() reports a number instead of text, with the fix', () => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', '"room": "154"', '"room": 154');
  const line = copy.read('people/civil.json').split('"room": 154')[0]?.split('\n').length;
  expect(errorsOf(copy)).toMatchObject([
    {
      rule: 'schema',
      file: 'people/civil.json',
      line,
      message: '154 is a number, not text',
      fix: expect.stringContaining('"154"'),
    },
  ]);
});

test('checkFolder() reports a misspelt key and a missing key', () => {
  const copy = new DataCopy();
  copy.replace('people/mba.json', '"designation"', '"desigantion"');
  expect(errorsOf(copy).map(({ message }) => message)).toEqual([
    '"designation" is missing',
    '"desigantion" is not known here',
  ]);
});

test('checkFolder() warns about an unused file', () => {
  const copy = new DataCopy();
  copy.write('people/cse.json.bak', '{}');
  expect(copy.findings).toMatchObject([
    { severity: 'warning', rule: 'stray-file', file: 'people/cse.json.bak' },
  ]);
});

test('checkFolder() keeps the severity when it summarises warnings', () => {
  const copy = new DataCopy();
  copy.editMap('geometry/campus.geojson', (features) => [
    ...features,
    ...Array.from({ length: 25 }, (_, i) => longPath(`lane-${i}`, 10 * i)),
  ]);
  const findings = copy.findings.filter(({ rule }) => rule === 'path-names');
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)?.message).toBe('5 more of this kind, 25 in all');
});

test('describeReport() lists file, line, message, fix and counts', () => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', '"room": "154"', '"room": "199"');
  const lines = describeReport({ ...checkFolder(copy.folder), folder: 'data' }).split('\n');
  expect(lines[0]).toBe('people/civil.json');
  expect(lines[1]).toMatch(
    /^ {2}error \(staff-rooms\) line \d+: .* has the room "199", but there is no such room$/,
  );
  expect(lines[2]).toMatch(/^ {6}Write a number/);
  expect(lines.at(-1)).toContain('1 error, 0 warnings');
});

test('checkFolder() finds a duplicate name in a JSON object', () => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', '"room": "154",', '"room": "154",\n      "room": "150",');
  const line = copy.read('people/civil.json').split('"room": "150"')[0]?.split('\n').length;
  expect(errorsOf(copy)).toMatchObject([
    { rule: 'repeated-name', file: 'people/civil.json', line, message: expect.stringContaining('"room"') },
  ]);
});
