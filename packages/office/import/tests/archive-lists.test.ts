import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder, readCollege } from '@campusway/college/check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipImdf } from '../src/export/index.ts';
import type { ImdfArchive } from '../src/export/pen.ts';
import { importCampus, listNames, writeCollegeFolder } from '../src/index.ts';
import { archiveOf, colleges, full } from './colleges.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Lists = Record<string, unknown>;

/** The archive of the college with all lists, with other lists. */
function archiveWith(change: (lists: Lists) => unknown): ImdfArchive {
  const { manifest, features } = archiveOf(full);
  const changed = features.map((feature) =>
    feature.feature_type === 'venue'
      ? { ...feature, campusway: { ...feature.campusway, lists: change(feature.campusway?.lists as Lists) } }
      : feature,
  );
  return { manifest, features: changed };
}

function importArchive(archive: ImdfArchive, into?: string) {
  return importZip(zipImdf(archive), into);
}

function importZip(zip: Uint8Array, into = join(temporaryFolder(), 'college')) {
  const file = join(temporaryFolder(), 'campus.zip');
  writeFileSync(file, zip);
  const result = importCampus(file, { into });
  writeCollegeFolder(into, result);
  const ofLists = result.report.guesses.filter(({ where }) =>
    listNames.some((one) => where.file === `${one}.json`),
  );
  const reported = ofLists.map(({ what, why }) => `${what}: ${why}`);
  const errors = checkFolder(into).findings.filter(({ severity }) => severity === 'error');
  return { into, reported, errors };
}

const listIn = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const closures = (reason: string) => ({
  closures: [{ id: 'main-lift', for: 'everybody', reason, review: '2099-01-01' }],
});

test.each(colleges)('toImdf() writes nothing of people: %s', (_, folder) => {
  const text = JSON.stringify(archiveOf(folder));
  const { people, photoHosts } = readCollege(folder);
  const lists = people.flatMap((file) => Object.values(file).filter((one) => Array.isArray(one)));
  const words = lists
    .flat()
    .flatMap(({ id, name, contact, email, photo, aliases = [] }) => [
      ...[id, name, name.replace(/^\S+\. /, ''), contact, email, photo],
      ...aliases,
    ]);
  const own = new Set(words.filter((word) => word !== '' && word !== 'Not Provided'));
  expect(own.size).toBeGreaterThan(10);
  expect(
    [...own, ...photoHosts, 'headId', 'headName', '$comment'].filter((word) => text.includes(word)),
  ).toEqual([]);
});

test('importCampus() writes the lists of an archive into a new folder, and the same again changes nothing', () => {
  const { into, errors, reported } = importArchive(archiveOf(full));
  expect(errors).toEqual([]);
  expect(reported).toEqual([]);
  const before = listNames.map((name) => listIn(into, name));
  const again = importArchive(archiveOf(full), into);
  expect(again.reported).toEqual([]);
  expect(listNames.map((name) => listIn(into, name))).toEqual(before);
});

test('importCampus() replaces and removes lists that an import wrote, and keeps those of the office', () => {
  const { into } = importArchive(archiveOf(full));
  const desk = { desk: 'room-eg-10', topics: [] };
  writeFileSync(join(into, 'help.json'), JSON.stringify(desk));
  rmSync(join(into, 'aliases.json'));
  const { reported, errors } = importArchive(
    archiveWith(({ views: _, ...lists }) => ({
      ...{ ...lists, closures: closures('repair') },
      help: { desk: 'room-reading-room', topics: [] },
    })),
    into,
  );
  expect(errors).toEqual([]);
  expect(listIn(into, 'closures')).toEqual(closures('repair'));
  expect(listIn(into, 'help')).toEqual(desk);
  expect(listIn(into, 'aliases')).toMatchObject({ places: { main: ['Old School'] } });
  expect(existsSync(join(into, 'views.json'))).toBe(false);
  expect(reported).toEqual([
    expect.stringContaining('"help.json" stays as the office has it'),
    expect.stringContaining('"views.json" is gone'),
  ]);
});

test('importCampus() leaves out departments of rooms that the departments.json of the office lacks', () => {
  const { into } = importArchive(archiveOf(full));
  const [physics] = listIn(into, 'departments').departments;
  for (const name of ['lookup', 'departments']) rmSync(join(into, `${name}.json`));
  writeFileSync(join(into, 'departments.json'), JSON.stringify({ departments: [physics] }));
  const { reported, errors } = importArchive(
    archiveWith(({ lookup: _, ...lists }) => lists),
    into,
  );
  expect(errors).toEqual([]);
  expect(reported).toEqual([expect.stringMatching(/^18 rooms have no department yet: .*"hum", "chem"/)]);
  const rooms = readCollege(into).rooms.flatMap((file) => file.rooms);
  expect(new Set(rooms.map(({ department }) => department))).toEqual(new Set([undefined, 'phys']));
});

const nowhere = 'names "room-nowhere", which the archive does not have';
test.each<[what: string, lists: Lists, why: string]>([
  ['a number', { help: 5 }, 'help.json of the archive is left out: It does not have the required form'],
  ['null', { views: null }, 'views.json of the archive is left out: It does not have the required form'],
  ['another field', { aliases: { kinds: {}, places: {}, script: '' } }, 'It does not have the required form'],
  ['a place that does not exist', { help: { desk: 'room-nowhere', topics: [] } }, nowhere],
  [
    'a room that does not exist',
    { lookup: { rooms: [], ranges: [], venues: [{ name: 'A', room: 'nowhere' }] } },
    nowhere,
  ],
  ['an alias of nothing', { aliases: { kinds: {}, places: { 'room-nowhere': ['A'] } } }, nowhere],
  ['a gap nowhere', { 'known-gaps': { gaps: [{ place: 'room-nowhere', reason: 'Four steps' }] } }, nowhere],
  [
    'a head',
    { departments: { departments: [{ code: 'phys', label: 'A', name: 'A', headId: 'room-nowhere' }] } },
    nowhere,
  ],
])('importCampus() leaves out and reports a list of an archive that has %s', (_, lists, why) => {
  const { into, reported, errors } = importArchive(archiveWith((sound) => ({ ...sound, ...lists })));
  expect(reported).toContainEqual(expect.stringContaining(why));
  expect(errors).toEqual([]);
  for (const name of Object.keys(lists)) expect(existsSync(join(into, `${name}.json`))).toBe(false);
  expect(existsSync(join(into, 'campus-places.json'))).toBe(true);
});

test('importCampus() keeps a list that an import wrote when the newer archive has nonsense there', () => {
  const { into } = importArchive(archiveOf(full));
  importArchive(
    archiveWith((lists) => ({ ...lists, closures: 'none' })),
    into,
  );
  expect(listIn(into, 'closures').closures).toHaveLength(1);
});

test('importCampus() leaves out a list of an archive that has 100,000 lists in each other', () => {
  const files = unzipSync(zipImdf(archiveWith((lists) => ({ ...lists, closures: 'deep' }))));
  const deep = `{"closures":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
  const venue = strFromU8(files['venue.geojson'] ?? new Uint8Array()).replace('"deep"', deep);
  const { reported, errors } = importZip(zipSync({ ...files, 'venue.geojson': strToU8(venue) }));
  expect(reported).toEqual([expect.stringContaining('closures.json of the archive is left out')]);
  expect(errors).toEqual([]);
});

test.each<[what: string, lists: unknown]>([
  ['no lists', undefined],
  ['a text in place of lists', 'lists'],
  ['10 MB of numbers', { views: { views: Array.from({ length: 5e6 }, () => 0) } }],
])('importCampus() reads an archive with %s', (_, lists) => {
  const { into, errors } = importArchive(archiveWith(() => lists));
  expect(errors).toEqual([]);
  expect(existsSync(join(into, 'departments.json'))).toBe(false);
  expect(readCollege(into).campusPlaces).toHaveLength(3);
});
