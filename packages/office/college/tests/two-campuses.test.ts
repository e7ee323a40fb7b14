import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxOf, outdoors, unpackGraph } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { createCampusRouter } from '@campusway/campus/routing';
import { createSearchIndex, toSearchRecords } from '@campusway/campus/search';
import { drawSheets } from '@campusway/college/sheets';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { hillCollegeFiles, writeTwoCampuses } from './hill-college/hill-college.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'two-campuses-'));
const folder = newFolder();
writeTwoCampuses(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const derived = deriveCollege(readCollege(folder));
const { facts, parts } = derived;
const { levels, places, screens } = parts;
const findPlace = (id: string) => places.find((place) => place.id === id);
const { transport } = facts;
const router = createCampusRouter({ graph: unpackGraph(parts.graph), places, levels, transport });

type Json = Record<string, unknown>;

/** Findings of the college after changes of one file. */
function findingsAfter(file: string, edit: (content: Json) => void) {
  const copy = newFolder();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  writeTwoCampuses(copy);
  const content = JSON.parse(readFileSync(join(copy, file), 'utf8')) as Json;
  edit(content);
  writeFileSync(join(copy, file), JSON.stringify(content));
  return checkFolder(copy).findings.map(({ severity, message }) => `${severity}: ${message}`);
}

describe('checkFolder() of a college with two campuses', () => {
  test('accepts places that no way joins, on two campuses', () => {
    expect(checkFolder(folder).findings).toEqual([]);
  });

  test('names an unknown campus of a building and of a place, and of a building without one', () => {
    const edit = (list: string, at: number, campus: string | undefined) => (content: Json) => {
      const entries = content[list] as Json[];
      entries[at] = { ...entries[at], campus };
    };
    expect(findingsAfter('buildings.json', edit('buildings', 1, 'sea'))).toContain(
      'error: Annex is on the campus "sea", which college.json does not list',
    );
    expect(findingsAfter('campus-places.json', edit('places', 3, 'sea'))).toContain(
      'error: Lake Gate is on the campus "sea", which college.json does not list',
    );
    expect(findingsAfter('buildings.json', edit('buildings', 0, undefined))).toContain(
      'error: Main Building ("main") has no campus, but the college has several',
    );
  });

  test('names campuses without anything, with a name of another, and lines of a college without any', () => {
    const added = (campus: object) =>
      findingsAfter('college.json', (content) => (content.campuses as object[]).push(campus));
    expect(added({ id: 'sea', name: 'Sea Campus' })).toContain(
      'error: No building and no place is on Sea Campus ("sea")',
    );
    expect(added({ id: 'sea', name: 'Lake Campus' })).toContain(
      'error: The campus "Lake Campus" ("sea") has the id or the name of another',
    );
    const without = findingsAfter('college.json', (content) => {
      delete content.campuses;
    });
    expect(without).toContain('error: Annex is on the campus "lake", which college.json does not list');
  });

  test('warns about two campuses without a sentence, but not when a walkway joins them', () => {
    const edit = (content: Json) => {
      delete content.transport;
    };
    const warning = 'warning: No way on foot and no sentence leads from "hill" to "lake"';
    expect(findingsAfter('college.json', edit)).toEqual([warning]);
    const copy = newFolder();
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    writeTwoCampuses(copy);
    const grounds = join(copy, 'geometry/grounds.geojson');
    writeFileSync(grounds, JSON.stringify(withWalkway(JSON.parse(readFileSync(grounds, 'utf8')))));
    const college = join(copy, 'college.json');
    const content = JSON.parse(readFileSync(college, 'utf8')) as Json;
    edit(content);
    writeFileSync(college, JSON.stringify(content));
    expect(checkFolder(copy).findings).toEqual([]);
    const joined = deriveCollege(readCollege(copy)).parts;
    const route = createCampusRouter({ ...joined, graph: unpackGraph(joined.graph) }).findRoute({
      ...{ from: 'room-101', to: 'room-n-101' },
    });
    expect(route).toMatchObject({ status: 'found' });
  });

  test('names wrong ends of a transport', () => {
    const edited = findingsAfter('college.json', (content) => {
      const [ride] = content.transport as Json[];
      Object.assign(ride ?? {}, { between: ['hill', 'sea'], to: 'jetty' });
    });
    expect(edited).toContain('error: There is no campus "sea"');
    expect(edited).toContain('error: Cannot find the place "jetty"');
  });

  test('names a place of a transport on another campus than its line says', () => {
    const edited = findingsAfter('college.json', (content) => {
      const [ride] = content.transport as Json[];
      Object.assign(ride ?? {}, { from: 'lake-gate', to: 'room-101' });
    });
    expect(edited).toEqual([
      'error: The transport starts at "lake-gate", which is on the campus "lake", not on "hill"',
      'error: The transport ends at "room-101", which is on the campus "hill", not on "lake"',
    ]);
    const turned = findingsAfter('college.json', (content) => {
      const [ride] = content.transport as Json[];
      Object.assign(ride ?? {}, { between: ['lake', 'hill'] });
    });
    expect(turned).toHaveLength(2);
  });

  test('finds an island of the second campus', () => {
    const edited = findingsAfter('geometry/grounds.geojson', (content) => {
      const features = content.features as { id: string }[];
      content.features = features.filter(({ id }) => id !== 'pavilion-path');
    });
    expect(edited).toEqual(
      expect.arrayContaining([expect.stringMatching(/room N-pavilion|room pavilion.*is an island/)]),
    );
  });
});

/** The same grounds with a path from the court of the one to the gate of the other. */
function withWalkway(grounds: { features: { id: string; geometry: { coordinates: unknown[] } }[] }) {
  const byId = (id: string) => grounds.features.find((feature) => feature.id === id);
  const way = structuredClone(byId('annex-path'));
  const [end, start] = [byId('cross-path'), byId('shore-walk')].map((one) =>
    one?.geometry.coordinates.at(-1),
  );
  Object.assign(way ?? {}, { id: 'long-walk', geometry: { type: 'LineString', coordinates: [end, start] } });
  return { ...grounds, features: [...grounds.features, way] };
}

describe('deriveCollege() of a college with two campuses', () => {
  test('gives every place its campus', () => {
    const campuses = ['room-101', 'main-gate', 'main-building', 'room-n-101', 'annex', 'lake-gate'].map(
      (id) => findPlace(id)?.campus,
    );
    expect(campuses).toEqual([
      ...['Hill Campus', 'Hill Campus', 'Hill Campus'],
      ...['Lake Campus', 'Lake Campus', 'Lake Campus'],
    ]);
    expect(places.filter(({ campus }) => campus === undefined)).toEqual([]);
  });

  test('names the campus of rooms and of places outdoors', () => {
    const describe = (id: string) => {
      const place = findPlace(id);
      return place && describePlace({ place }, levels).where;
    };
    expect(describe('room-n-101')).toBe('Ground floor, Annex, Lake Campus');
    expect(describe('lake-gate')).toBe('Lake Campus');
  });

  test('finds a place by its campus, which each answer names', () => {
    const { search } = createSearchIndex(toSearchRecords(parts, parts));
    const [first] = search('gate lake campus').results;
    expect(first?.record).toMatchObject({ id: 'lake-gate', where: 'Lake Campus' });
    const [room] = search('music room').results;
    expect(room?.record.where).toBe('first floor, Annex, Lake Campus');
  });

  test('has a screen for each campus, with its own window and places', () => {
    const [hill, lake] = screens.filter(({ level }) => level === outdoors);
    expect(hill).toMatchObject({
      id: 'campus-nav',
      heading: 'Hill Campus navigation',
      campus: 'Hill Campus',
    });
    expect(hill?.places).toEqual(['main-gate', 'main-building']);
    expect(lake).toMatchObject({ id: 'campus-nav-lake', campus: 'Lake Campus' });
    expect(lake?.places).toEqual(['annex', 'lake-gate']);
    for (const [west, , east] of [hill, lake].map((screen) => screen?.window ?? [0, 0, 9999, 0]))
      expect(east - west).toBeLessThan(110);
    const ends = boxOf([findPlace('annex')].map((place) => [place?.x ?? 0, place?.y ?? 0]));
    expect(ends.minX).toBeGreaterThan(lake?.window[0] ?? Number.POSITIVE_INFINITY);
  });

  test('names the campus in the title under which the search finds its screen', () => {
    const grounds = derived.subjects.screen.flatMap((subject) => subject.grounds ?? []);
    expect(grounds).toEqual(['Hill Campus', 'Lake Campus']);
  });

  test('draws a sheet for each level of both campuses', () => {
    const sheets = [...drawSheets(derived, 'light').keys()].join();
    expect(sheets).toContain('annex-EG');
  });

  test('routes within a campus, and answers with the transport between two', () => {
    expect(router.findRoute({ from: 'lake-gate', to: 'room-n-201' }).status).toBe('found');
    expect(router.findRoute({ from: 'room-101', to: 'room-n-201' })).toMatchObject({
      message:
        'Room N-201 is on another campus, Lake Campus. Bus 12 from the West Gate, every 20 minutes, about 15 minutes.',
      crossing: { before: { toPlace: { id: 'main-gate' } }, after: { fromPlace: { id: 'lake-gate' } } },
    });
  });

  test('publishes the transport of both directions, each as a sentence', () => {
    const source = readCollege(folder);
    const [there] = source.transport;
    const facts = (...rides: object[]) =>
      deriveCollege({ ...source, transport: rides as never }).facts.transport;
    const names = ['Hill Campus', 'Lake Campus'];
    const { text = '' } = there ?? {};
    expect(facts({ ...there, text: 'Bus 12' })).toEqual([
      { between: names, text: 'Bus 12.', from: 'main-gate', to: 'lake-gate' },
      { between: names.toReversed(), text: 'Bus 12.', from: 'lake-gate', to: 'main-gate' },
    ]);
    const back = { between: ['lake', 'hill'], text: 'Bus 21.' };
    expect(facts({ ...there }, back)).toEqual([
      { between: names, text, from: 'main-gate', to: 'lake-gate' },
      { between: names.toReversed(), text: 'Bus 21.' },
    ]);
    expect(facts()?.map((ride) => ride.text)).toEqual(Array(2).fill('No way on foot leads there.'));
  });

  test('finds the nearest lift on the own campus', () => {
    const [from] = places.filter(({ id }) => id === 'room-n-201');
    const lifts = places.filter(({ kind }) => kind === 'lift');
    const route = from && router.findQuickest({ from: [from], to: lifts });
    expect(route?.toPlace.campus).toBe('Lake Campus');
  });
});

test('a college with one campus has no trace of campuses', () => {
  expect(JSON.stringify([...hillCollegeFiles()])).not.toMatch(/Lake|"campus"|transport/);
});
