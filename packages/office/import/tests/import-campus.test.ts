import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { type ImportResult, importCampus, writeCollegeFolder } from '../src/index.ts';
import { polymapZip } from './polymap/polymap.ts';
import { points } from './shapes.ts';
import { temporaryFolder } from './temporary-folder.ts';

const building = 'Academic building №3';
let first: ImportResult;

beforeAll(() => {
  first = importCampus(polymapZip, { into: 'no-such-folder', building });
});

function imported(): string {
  const folder = join(temporaryFolder(), 'college');
  writeCollegeFolder(folder, first);
  return folder;
}

type Entry = Record<string, unknown> & { id?: string; number?: string; name?: string };
const [roomFile, planFile] = [
  'rooms/imported-academic-building-no3-1.json',
  'geometry/imported-academic-building-no3-1.geojson',
];

function edit(folder: string, file: string, change: (content: Record<string, Entry[]>) => void): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
}

function importAgain(folder: string): ImportResult {
  const result = importCampus(polymapZip, { into: folder, building });
  writeCollegeFolder(folder, result);
  return result;
}

/** The archive as a folder, without some of its units. */
function writeArchive(folder: string, keeps: (unit: string) => boolean): void {
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(polymapZip)))) {
    const text = strFromU8(bytes);
    if (name !== 'unit.geojson') {
      writeFileSync(join(folder, name), text);
      continue;
    }
    const units = JSON.parse(text);
    units.features = units.features.filter(({ id }: Entry) => keeps(id ?? ''));
    writeFileSync(join(folder, name), JSON.stringify(units));
  }
}

test('importCampus() refuses another campus, far from the college', () => {
  const folder = imported();
  edit(folder, 'college.json', (content) =>
    Object.assign(content, { origin: { longitude: 13.4, latitude: 52.5, rotation: 0 } }),
  );
  expect(() => importCampus(polymapZip, { into: folder, building })).toThrow(
    /more than 10 km away from this college\. Import another campus into a folder of its own/,
  );
});

/** Id of the unit of building 3 that is named so. */
function unitOf(folder: string, name: string): string {
  const { features } = JSON.parse(readFileSync(join(folder, 'unit.geojson'), 'utf8'));
  return features.find(
    ({ properties }: Entry & { properties: { name?: { en: string } } }) => properties.name?.en === name,
  ).id;
}

const roomsIn = (folder: string): Entry[] => JSON.parse(readFileSync(join(folder, roomFile), 'utf8')).rooms;
const changesOf = ({ report }: ImportResult) =>
  report.guesses
    .filter(({ rule }) => ['removed', 'kept-change', 'kept-deletion'].includes(rule))
    .map(({ rule, where }) => `${rule} ${where.id}`);

test('importCampus() writes a college without errors, with its source in the footer', () => {
  const folder = imported();
  const errors = checkFolder(folder).findings.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  const college = JSON.parse(readFileSync(join(folder, 'college.json'), 'utf8'));
  expect(college.attribution.join(' ')).toContain('(Apache-2.0)');
  expect(college.origin.rotation).toBeCloseTo(18.6, 1);
});

test('importCampus() reaches every room of the building and reports the missing entrance', () => {
  const { rooms, withDoor, reached, stepFree, entrances } = first.report.reach;
  expect({ rooms, withDoor, reached, stepFree, entrances }).toEqual({
    ...{ rooms: 129, withDoor: 129, reached: 129, stepFree: 123, entrances: 0 },
  });
  expect(first.report.guesses.map(({ what }) => what).join()).toContain(
    'has no entrance: choose one of these walls and draw it',
  );
  expect(first.files.get('import/report.md')).toContain('## What you must add');
});

test('importCampus() reports buildings without a connecting path', () => {
  const { report } = importCampus(polymapZip, { into: 'no-such-folder' });
  expect(report.reach).toMatchObject({ rooms: 350, withDoor: 349, reached: 220, parts: 2 });
  const rules = report.guesses.map(({ rule }) => rule);
  expect(rules).toContain('parts');
  expect(rules).not.toContain('through-wall');
});

test('importCampus() imports a building whose walls almost coincide, and the check measures their overlaps', () => {
  const folder = join(temporaryFolder(), 'college');
  const result = importCampus(polymapZip, { into: folder, building: 'Main academic building' });
  expect(result.report.reach).toMatchObject({ rooms: 221, reached: 220, parts: 1 });
  expect(result.report.guesses.map(({ rule }) => rule)).not.toContain('through-wall');
  writeCollegeFolder(folder, result);
  const { findings } = checkFolder(folder);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(findings.filter(({ rule }) => rule === 'overlaps')).toEqual([]);
});

test('importCampus() repeated with the same file changes only the report', () => {
  const folder = imported();
  const again = importAgain(folder);
  expect(again.changed).toEqual([]);
  expect(changesOf(again)).toEqual([]);
});

test("importCampus() preserves the office's additions, changes and deletions", () => {
  const folder = imported();
  edit(folder, roomFile, ({ rooms = [] }) => {
    const [one, other] = rooms;
    if (one) one.name = 'Tea Room';
    rooms.splice(rooms.indexOf(other as Entry), 1);
    rooms.push({ id: 'kiosk', kind: 'other', name: 'Kiosk' });
  });
  const own = join(folder, 'geometry/entrances.geojson');
  writeFileSync(own, '{"type":"FeatureCollection","level":"academic-building-no3-1","features":[]}');
  const before = roomsIn(folder);
  const again = importAgain(folder);
  expect(roomsIn(folder)).toEqual(before);
  expect(changesOf(again)).toEqual([expect.stringContaining('kept-deletion')]);
  expect(existsSync(own)).toBe(true);
});

test('importCampus() removes and reports rooms that the newer file lacks', () => {
  const folder = join(temporaryFolder(), 'college');
  const older = join(temporaryFolder(), 'older');
  writeArchive(older, () => true);
  writeCollegeFolder(folder, importCampus(older, { into: folder, building }));
  const before = roomsIn(folder);
  const newer = join(temporaryFolder(), 'newer');
  const id = unitOf(older, 'Classroom 104');
  writeArchive(newer, (unit) => unit !== id);
  const result = importCampus(newer, { into: folder, building });
  writeCollegeFolder(folder, result);
  expect(changesOf(result)).toEqual([`removed ${id}`, 'removed 104']);
  expect(roomsIn(folder)).toEqual(before.filter(({ number }) => number !== '104'));
});

test('importCampus() of one building does not change the others in the folder', () => {
  const folder = join(temporaryFolder(), 'college');
  writeCollegeFolder(folder, importCampus(polymapZip, { into: folder }));
  const result = importCampus(polymapZip, { into: folder, building });
  expect([...result.files.keys()].filter((path) => path.includes('main'))).toEqual([]);
  expect(result.removed).toEqual([]);
});

test('importCampus() of one building after the other tells their equal room numbers apart', () => {
  const folder = imported();
  const main = importCampus(polymapZip, { into: folder, building: 'Main academic building' });
  writeCollegeFolder(folder, main);
  const { buildings } = JSON.parse(readFileSync(join(folder, 'buildings.json'), 'utf8'));
  expect(buildings.map(({ roomPrefix }: { roomPrefix?: string }) => roomPrefix)).toEqual([undefined, 'MAB-']);
  const errors = checkFolder(folder).findings.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  expect(importAgain(folder).changed).toEqual([]);
});

test('importCampus() refuses an unknown building, and a college without an origin', () => {
  expect(() => importCampus(polymapZip, { into: 'x', building: 'Tower' })).toThrow('Main academic building');
  const folder = imported();
  edit(folder, 'college.json', (college) => {
    delete college.origin;
  });
  expect(() => importCampus(polymapZip, { into: folder })).toThrow('Add "origin" to college.json');
  expect(existsSync(join(folder, planFile))).toBe(true);
});

test('importCampus() uses names in the first language of the existing college', () => {
  const folder = imported();
  edit(folder, 'college.json', (college) => {
    Object.assign(college, { languages: ['ru', 'en'] });
  });
  importAgain(folder);
  expect(roomsIn(folder).map(({ name }) => name)).toContain('Кабинет');
});

test.each([
  ['buildings.json', '{}', 'buildings.json does not have the required form'],
  ['rooms/own.json', '{"rooms":', 'rooms/own.json is not valid JSON'],
])('importCampus() refuses a folder with the %s %s', (file, text, message) => {
  const folder = imported();
  writeFileSync(join(folder, file), text);
  expect(() => importCampus(polymapZip, { into: folder })).toThrow(message);
});

test('importCampus() refuses a folder that is not a college', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'diary.txt'), '');
  expect(() => importCampus(polymapZip, { into: folder })).toThrow('no college.json');
});

test('importCampus() does not request an entrance that the office has drawn', () => {
  const folder = imported();
  const asked = ({ report }: ImportResult) => report.guesses.some(({ rule }) => rule === 'no-entrance');
  const line = points(0, 0, 1, 0);
  const entrance = {
    ...{ type: 'Feature', id: 'main', geometry: { type: 'LineString', coordinates: line } },
    properties: { feature_type: 'opening', category: 'entrance', swing: 'none', leaves: 1 },
  };
  expect(asked(importAgain(folder))).toBe(true);
  const { level } = JSON.parse(readFileSync(join(folder, planFile), 'utf8'));
  const own = { type: 'FeatureCollection', level, features: [entrance] };
  writeFileSync(join(folder, 'geometry/doors.geojson'), JSON.stringify(own));
  expect(asked(importAgain(folder))).toBe(false);
});
