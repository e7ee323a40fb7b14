import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackGraph } from '@campusway/campus';
import { createSurroundings } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { createSearchIndex, decideAnswer, toSearchRecords } from '@campusway/campus/search';
import { proveWalls, readFeatures } from '@campusway/college/check';
import { proveRoutes } from '@campusway/college/route-proofs';
import { drawSheets } from '@campusway/college/sheets';
import { findPageNames } from '@campusway/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { describeRoute } from './describe-route.ts';
import { writeHillCollege } from './hill-college/hill-college.ts';

const folder = mkdtempSync(join(tmpdir(), 'hill-college-'));
writeHillCollege(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { parts, subjects, placePages } = deriveCollege(readCollege(folder));
const { levels, places, rooms, screens, departments } = parts;
const graph = unpackGraph(parts.graph);

test('checkFolder() accepts a college of two buildings without lookup, help and views', () => {
  expect(checkFolder(folder).findings).toEqual([]);
});

test('all routes equal the independent router, and no edge crosses a wall', () => {
  const ends = places.filter(({ kind }) => ['room', 'building', 'gate'].includes(kind));
  const observatory = 2 * (ends.length - 1);
  for (const [stepFree, unreachable] of [
    [false, 0],
    [true, observatory],
  ] as const) {
    const proof = proveRoutes(graph, { places: ends, stepFree });
    expect(proof).toMatchObject({ differences: [], unreachable });
  }
  expect(proveWalls({ graph, levels }, readFeatures(folder)).crossings).toEqual([]);
});

describe('deriveCollege()', () => {
  test('sorts the levels of each building, lowest first', () => {
    expect(levels.map(({ building, shortName }) => `${building} ${shortName}`)).toEqual([
      'undefined ',
      ...['-1', 'EG', 'Z', '1', '2', '3', '4', '5'].map((sign) => `main ${sign}`),
      'annex EG',
      'annex 1',
    ]);
  });

  test('publishes one plan per ordinal for both buildings', () => {
    const plans = Object.keys(parts).filter((name) => name.startsWith('plan/'));
    expect(plans).toHaveLength(9);
    expect(parts['plan/ground']?.units.flatMap(({ room }) => room ?? [])).toEqual(
      expect.arrayContaining(['EG 12', '101', 'N-101', 'pavilion']),
    );
    expect(parts['plan/main-1']?.units.flatMap(({ room }) => room ?? [])).toEqual(
      expect.arrayContaining(['A-1.05', 'N-201']),
    );
  });

  test('draws a level of two parts with two outlines', () => {
    expect(parts['plan/ground']?.outline).toHaveLength(3);
  });

  test('assigns to each building on a plan the place with its label inside', () => {
    const buildings = parts['plan/ground']?.buildings?.map(({ name, place }) => [name, place]);
    expect(buildings).toEqual([
      ['Main Building', 'main-building'],
      ['Annex', 'annex'],
    ]);
  });

  test('computes a screen for the campus, each level and each department with rooms', () => {
    expect(screens.map(({ id }) => id)).toEqual([
      'campus-nav',
      ...['main-basement', 'main-ground', 'main-mezzanine'],
      ...['floor1', 'floor2', 'floor3', 'floor4', 'floor5', 'annex-ground', 'annex-1'],
      'phys-nav',
      'chem-nav',
      'hum-nav',
    ]);
    expect(departments.find(({ code }) => code === 'alumni')).not.toHaveProperty('screen');
    expect(subjects.departmentWithRooms?.map(({ code }) => code)).toEqual(['phys', 'chem', 'hum']);
  });

  test('distinguishes equal numbers in two buildings by a prefix', () => {
    const [own, prefixed] = ['101', 'N-101'].map((one) => rooms.find(({ number }) => number === one));
    expect(own).not.toHaveProperty('sign');
    expect(prefixed).toMatchObject({ sign: '101', name: 'History Seminar' });
  });

  test('lists the numbers that occur in both buildings', () => {
    expect(parts.lookup.shared).toEqual(['101']);
    expect(parts.lookup.lettered).toEqual([]);
  });

  test('gives each room and place one path', () => {
    const { addresses, named } = placePages;
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/room/A-1-05',
        '/room/-1-02',
        '/room/EG-12',
        '/room/N-101',
        '/room/reading-room',
      ]),
    );
    expect(addresses).toHaveLength(new Set(addresses.map((path) => path.toLowerCase())).size);
    for (const path of addresses) expect(findPageNames(path)).not.toEqual([]);
    expect(named.map(({ path }) => path)).toContain('/place/annex');
  });

  test('makes a place of a building that the campus map does not name, entered by all its entrances', () => {
    const source = readCollege(folder);
    const campusPlaces = source.campusPlaces.filter(({ id }) => id !== 'main-building');
    const derived = deriveCollege({ ...source, campusPlaces }).parts;
    const { nodes } = places.find(({ id }) => id === 'main-building') ?? {};
    const own = { id: 'main', name: 'Main Building', kind: 'building', level: 0 };
    expect(derived.places.filter(({ kind }) => kind === 'building')).toMatchObject([
      { id: 'annex' },
      { ...own, nodes: expect.arrayContaining([...(nodes ?? [])]) },
    ]);
    const index = createSearchIndex(toSearchRecords(derived));
    expect(decideAnswer('main building', index.search('main building'))).toMatchObject({
      result: { record: { id: 'main', place: 'main' } },
    });
    const campus = { graph: unpackGraph(derived.graph), places: derived.places, levels };
    const route = createCampusRouter(campus).findRoute({ from: 'main-gate', to: 'main', stepFree: false });
    if (route.status !== 'found') throw new RangeError(route.message);
    const steps = describeRoute(route, createSurroundings(campus)).map(({ text }) => text);
    expect(steps.at(-1)).toBe('You have arrived at the Main Building.');
  });

  test('calls a room whose name is a filler by its number, in its own words nowhere', () => {
    const source = readCollege(folder);
    const filled = source.rooms.map((file) => ({
      ...file,
      rooms: file.rooms.map((room) => (room.number === 'A-1.05' ? { ...room, name: 'Room' } : room)),
    }));
    const derived = deriveCollege({ ...source, rooms: filled }).parts;
    expect(derived.rooms.find(({ number }) => number === 'A-1.05')?.name).toBe('Room A-1.05');
    const unit = derived['plan/main-1']?.units.find(({ room }) => room === 'A-1.05');
    expect(unit).not.toHaveProperty('name');
  });

  test('gives a place of the campus map no code where its door has no number', () => {
    const source = readCollege(folder);
    const place = { id: 'study', name: 'Study', kind: 'venue', room: 'reading-room', label: [1, 1] } as const;
    const derived = deriveCollege({
      ...source,
      campusPlaces: [...source.campusPlaces, place as never],
    }).parts;
    const study = derived.places.find(({ id }) => id === 'study');
    expect(study).toMatchObject({ room: 'reading-room' });
    expect(study).not.toHaveProperty('code');
    const records = toSearchRecords(derived).filter(({ title }) => title === 'Study');
    expect(records).toMatchObject([{ id: 'study', kind: 'venue', aliases: ['Reading Room'] }]);
    expect(records[0]).not.toHaveProperty('code');
  });

  test('tells rooms of one name on a floor apart by what is beside them', () => {
    const source = readCollege(folder);
    const alike = source.rooms.map((file) => ({
      ...file,
      rooms: file.rooms.map((room) =>
        ['A-1.05', 'A-1.06'].includes(room.number ?? '')
          ? { ...room, id: `x-${room.number?.at(-1)}`, number: undefined, name: 'Examination' }
          : room,
      ),
    }));
    const geometry = source.geometry.map((file) => ({
      ...file,
      features: file.features.map((feature) => {
        const { room } = feature.properties as { room?: string };
        if (room !== 'A-1.05' && room !== 'A-1.06') return feature;
        return {
          ...feature,
          properties: { ...feature.properties, room: `x-${room.at(-1)}` },
        } as typeof feature;
      }),
    }));
    const derived = deriveCollege({ ...source, rooms: alike as typeof source.rooms, geometry }).parts;
    const index = createSearchIndex(toSearchRecords(derived));
    const decision = decideAnswer('examination', index.search('examination'));
    const found = decision.kind === 'several' ? decision.results.map(({ record: { where } }) => where) : [];
    expect(found.toSorted()).toEqual([
      'near A-1.02, first floor, Main Building',
      'near A-1.03, first floor, Main Building',
    ]);
  });

  test('names the place of an unnumbered room after the room', () => {
    const place = places.find(({ id }) => id === 'room-reading-room');
    expect(place).toMatchObject({ name: 'Reading Room', kind: 'room' });
    expect(place).not.toHaveProperty('code');
    expect(places.find(({ id }) => id === 'room-実験室')).toMatchObject({
      name: 'Room 実験室',
      code: '実験室',
    });
  });
});

test('drawSheets() draws each level of each building on a sheet of its own', () => {
  const sheets = drawSheets(deriveCollege(readCollege(folder)), 'light');
  expect([...sheets.keys()]).toEqual([
    'campus',
    ...['main--1', 'main-EG', 'annex-EG', 'main-Z', 'main-1', 'annex-1'],
    ...['main-2', 'main-3', 'main-4', 'main-5'],
  ]);
  const annex = sheets.get('annex-EG') ?? '';
  expect(annex).toContain('Ground floor, Annex');
  expect(annex).not.toContain('>EG 12<');
});

describe('the search', () => {
  const records = toSearchRecords(parts, parts);
  const index = createSearchIndex(records);
  const answer = (query: string) => decideAnswer(query, index.search(query));

  test.each([
    ['A-1.05', 'room-a-1.05'],
    ['a 1.05', 'room-a-1.05'],
    ['a1.05', 'room-a-1.05'],
    ['A105', 'room-a-1.05'],
    ['room A-1.05', 'room-a-1.05'],
    ['A-5.01', 'room-a-5.01'],
    ['-1.02', 'room--1.02'],
    ['EG 12', 'room-eg-12'],
    ['eg12', 'room-eg-12'],
    ['N-101', 'room-n-101'],
    ['実験室', 'room-実験室'],
    ['గ్రంథాలయం', 'room-a-2.01'],
    ['Reading Room', 'room-reading-room'],
    ['basement', 'main-basement'],
    ['floor -1', 'main-basement'],
    ['mezzanine', 'main-mezzanine'],
    ['floor 5', 'main-5'],
    ['first floor annex', 'annex-1'],
    ['化学', 'department-chem'],
  ])('finds %s', (query, id) => {
    expect(answer(query)).toMatchObject({ kind: 'one', result: { record: { id } } });
  });

  test.each([
    ['101', ['room-101', 'room-n-101']],
    ['floor EG', ['main-ground', 'annex-ground']],
  ])('lists both results for %s, which both buildings have', (query, ids) => {
    const decision = answer(query);
    const found = decision.kind === 'several' ? decision.results.map(({ record }) => record.id) : [];
    expect(found).toEqual(expect.arrayContaining(ids));
  });

  test("names a person's room without a number", () => {
    expect(answer('Ida Frost')).toMatchObject({
      result: { record: { where: 'Librarian, Reading Room, ground floor, Main Building' } },
    });
  });
});

describe('routes', () => {
  const campus = { graph, places, levels };
  const router = createCampusRouter(campus);
  const surroundings = createSurroundings({ ...campus, graph: router.graph });

  function words(from: string, to: string, stepFree = false): string[] {
    const route = router.findRoute({ from, to, stepFree });
    if (route.status === 'unreachable') return [route.message.replaceAll('\u00a0', ' ')];
    return describeRoute(route, surroundings).map(({ text }) => text);
  }

  test('lead between floors and between buildings', () => {
    expect(words('room-a-5.01', 'room-n-203')).toEqual([
      'Leave room A-5.01 and turn left (2 m).',
      'Go 27 m along the corridor, past A-5.05 and A-5.06.',
      'Turn left and take the lift (2 m) down 5 floors to the ground floor.',
      'Turn left and go out of the Main Building (8 m).',
      'Follow the annex path to the Annex, 23 m.',
      'Go into the Annex (1 m).',
      'Go 18 m along the corridor, past N-102 and N-104.',
      'Turn left and take the stairs up 1 floor to the first floor (12 m).',
      'Turn right. Room N-203 is the second door on your left (16 m).',
      'You have arrived at room N-203.',
    ]);
  });

  test('name unnamed stairs, and isolate right-to-left names', () => {
    const own = readCollege(folder);
    const geometry = own.geometry.map((file) => ({
      ...file,
      features: file.features.map((feature) => {
        const { name: _, ...properties } = feature.properties as { name?: string };
        return { ...feature, properties } as typeof feature;
      }),
    }));
    const rooms = own.rooms.map((file) => ({
      ...file,
      rooms: file.rooms.map((one) => (one.id === 'gallery' ? { ...one, name: 'معرض' } : one)),
    }));
    const other = deriveCollege({ ...own, geometry, rooms }).parts;
    const nameless = { graph: unpackGraph(other.graph), places: other.places, levels };
    const route = createCampusRouter(nameless).findRoute({
      from: 'main-gate',
      to: 'room-gallery',
      stepFree: false,
    });
    if (route.status !== 'found') throw new RangeError(route.message);
    const steps = describeRoute(route, createSurroundings(nameless)).map(({ text }) => text);
    expect(steps.join(' ')).toContain(
      'Turn left and take the stairs opposite the Dining Hall up half a floor to the mezzanine (',
    );
    expect(steps.at(-1)).toContain('the \u2068معرض\u2069');
    for (const { id } of other.places.filter(({ kind }) => kind === 'stairs' || kind === 'lift'))
      expect(steps.join(' ')).not.toContain(id);
  });

  test.each([
    ['main-gate', 'room-gallery', 'the stairs opposite the Dining Hall up half a floor to the mezzanine ('],
    ['room-gallery', 'room-a-1.01', 'the stairs up half a floor to the first floor ('],
    ['room-gallery', 'room-bicycle-cellar', 'the stairs down 1½ floors to the basement ('],
    ['room--1.01', 'room-実験室', 'the lift (2 m) up 3 floors to the second floor.'],
  ])('from %s to %s count floors by ordinal and take the direction from elevations', (from, to, step) => {
    expect(words(from, to).join(' ')).toContain(step);
  });

  test('name a building with several doors once among landmarks', () => {
    expect(words('room-eg-12', 'room-pavilion').join(' ')).toContain(
      'Turn left and follow the pavilion path past the Annex, 40 m.',
    );
  });

  test('start at a building from which they lead inside, and leave it from which they lead away', () => {
    expect(words('main-building', 'room-eg-12')[0]).toMatch(/^Start at the east door of the Main Building/);
    expect(words('annex', 'main-gate')[0]).toMatch(/^Leave the Annex/);
  });

  test('describe the steps at the door of the destination', () => {
    expect(words('main-gate', 'room-observatory').at(-1)).toBe(
      'You have arrived: the Observatory is on your right, after the stairs, up 4 steps (1 m).',
    );
  });

  test('use the lift when step-free, and end before the steps of a known gap', () => {
    expect(words('main-gate', 'room-a-5.05', true).join(' ')).toContain('take the lift');
    expect(words('main-gate', 'room-observatory', true)).toEqual([
      'There is no step-free way: 4 steps by the Observatory. To A-5.05 it is step-free: about 80 m.',
    ]);
  });

  test('name the floors when a room number is unknown', () => {
    expect(words('main-gate', 'room-999')[0]).toContain('no room "999" on floors -1 to 5');
  });
});
