import { join } from 'node:path';
import { createSearchIndex, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { readCampus } from '../src/read-campus.ts';
import { importFiles } from './import-files.ts';
import { featureCollection, points, ring } from './shapes.ts';

test.each(['polymap/polymap.zip', 'fixtures/unipr'])(
  'each unit, opening, amenity and occupant of %s is drawn, listed or named in a guess',
  (source) => {
    const { campus, guesses } = readCampus(join(import.meta.dirname, source));
    const derived = deriveCampus(campus);
    const known = new Set([
      ...derived.geometry.flatMap(({ features }) => features.map(({ id }) => id)),
      ...[...guesses, ...derived.guesses].map(({ where }) => where.id),
    ]);
    // A lift or a staircase that is an area has a point too.
    const areas = new Map(campus.units.map(({ id, category }) => [id, category]));
    const points = campus.amenities.filter(
      ({ category, unitIds }) => !unitIds.some((unitId) => areas.get(unitId) === category),
    );
    const all = [...campus.units, ...campus.openings, ...points].map(({ id }) => id);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
    const listed = derived.rooms.flatMap(({ rooms }) =>
      rooms.flatMap(({ number, name, aliases = [] }) => [number, name, ...aliases]),
    );
    const texts = new Set(listed.map((text) => text?.toLowerCase()));
    const isListed = (names: readonly string[]) => names.some((name) => texts.has(name.toLowerCase()));
    const lost = campus.occupants.filter(
      ({ id, names }) => !known.has(id) && !isListed(Object.values(names)),
    );
    expect(lost.map(({ names }) => names)).toEqual([]);
  },
);

/** Degrees of a place in metres. */
const onEarth = (x: number, y: number) => [8 + x / 73_000, 49 + y / 111_200] as const;
const feature = (id: string, geometry: object | null, properties: object) => ({
  ...{ type: 'Feature', id, geometry, properties },
});
const unit = (id: string, category: string, [x0, y0, x1, y1]: Parameters<typeof ring>) =>
  feature(
    id,
    { type: 'Polygon', coordinates: [ring(x0, y0, x1, y1).map(([x, y]) => onEarth(x, y))] },
    { category, level_id: 'ground', name: category === 'walkway' ? null : { en: `Hall ${id}` } },
  );
const door = (id: string, x: number, y: number) =>
  feature(
    id,
    { type: 'LineString', coordinates: points(x, y, x + 1, y).map(([a, b]) => onEarth(a, b)) },
    { category: 'pedestrian', level_id: 'ground' },
  );
const amenity = (id: string, category: string, [x, y, unitId, name]: [number, number, string?, string?]) =>
  feature(
    id,
    { type: 'Point', coordinates: onEarth(x, y) },
    { category, unit_ids: unitId ? [unitId] : [], name: name ? { en: name } : null },
  );
const occupant = (id: string, name: string) =>
  feature(id, null, { category: 'restaurant', name: { en: name }, anchor_id: `anchor-${id}` });
const anchor = (id: string, unitId: string) =>
  feature(`anchor-${id}`, { type: 'Point', coordinates: onEarth(1, 1) }, { unit_id: unitId });

/** Two rooms and a toilet on a corridor. */
function importHouse(files: Readonly<Record<string, readonly object[]>>) {
  const house = {
    level: [feature('ground', null, { ordinal: 0, name: { en: 'Ground' } })],
    unit: [
      unit('corridor', 'walkway', [0, 0, 30, 3]),
      unit('room-A', 'room', [0, 3.2, 8, 9]),
      unit('room-a', 'room', [10, 3.2, 18, 9]),
      unit('toilet', 'restroom', [20, 3.2, 28, 9]),
    ],
    opening: [door('door-1', 3, 3.1), door('door-2', 13, 3.1), door('door-3', 23, 3.1)],
    ...files,
  };
  return importFiles(
    Object.fromEntries(
      Object.entries(house).map(([type, own]) => [`${type}.geojson`, featureCollection(own)]),
    ),
  );
}

test.each([
  ['a reception desk in a corridor', 'reception.desk', [5, 1, 'corridor']],
  ['a cash machine in a corridor', 'atm', [15, 1, 'corridor']],
  ['a tap in a corridor', 'drinkingwater', [25, 1, 'corridor', 'Tap']],
  ['a reception desk in a room', 'reception.desk', [4, 6, 'room-A']],
  ['a mail room in a room', 'mailroom', [4, 6, 'room-A']],
  ['a cash machine in a room', 'atm', [4, 6, 'room-A', 'Bank']],
  ['a tap without a unit', 'drinkingwater', [15, 1]],
  ['a cash machine without a unit, far from all ways', 'atm', [-200, 100]],
  ['a tap on another continent', 'drinkingwater', [5_000_000, 1, 'corridor']],
  ['a toilet with a name in the area of a toilet', 'restroom', [24, 6, 'toilet', 'Washroom West']],
  ['a lift that is a point', 'elevator', [15, 1, 'corridor']],
] as const)('importCampus() makes a place that is found of %s, or reports it', (_, category, [...at]) => {
  const { report, college } = importHouse({ amenity: [amenity('thing', category, at as never)] });
  const records = createSearchIndex(toSearchRecords(college.parts));
  const place = college.parts.places.find(({ id }) => id === 'thing');
  const found = records.search(place?.name ?? '').results.map(({ record }) => record.id);
  const reported = report.guesses.filter(
    ({ kind, where }) => where.id === 'thing' && (kind === 'left-out' || kind === 'to-add'),
  );
  expect({ isPlace: found.includes('thing'), lines: reported.length }).toEqual(
    place ? { isPlace: true, lines: 0 } : { isPlace: false, lines: 1 },
  );
  expect(place !== undefined).toBe(at[2] === 'corridor' && category !== 'elevator' && at[0] < 100);
});

test('importCampus() reports an occupant of a unit that is no room, and of one that is missing', () => {
  const own = { a: 'room-A', b: 'toilet', c: 'nowhere' };
  const { report, college } = importHouse({
    occupant: Object.keys(own).map((id) => occupant(id, `Shop ${id}`)),
    anchor: Object.entries(own).map(([id, unitId]) => anchor(id, unitId)),
  });
  const lines = report.guesses.filter(({ rule }) => rule === 'occupant');
  expect(lines.map(({ kind, where }) => `${kind} ${where.id}`)).toEqual(['left-out b', 'left-out c']);
  expect(JSON.stringify(college.parts.rooms)).toContain('Shop a');
});

test('importCampus() keeps both rooms of an archive whose ids differ only by case', () => {
  const { college, errors } = importHouse({});
  expect(errors).toEqual([]);
  const rooms = college.parts.places.filter(({ kind }) => kind === 'room');
  expect(rooms.map(({ name }) => name).toSorted()).toEqual(['Hall room-A', 'Hall room-a']);
  expect(new Set(rooms.map(({ id }) => id)).size).toBe(2);
});
