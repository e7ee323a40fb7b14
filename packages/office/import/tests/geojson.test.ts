import { distance, type Point } from '@campusway/campus';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { importCampus, readCampus } from '../src/index.ts';
import { geoJsonReader } from '../src/readers/geojson/read-geojson.ts';
import { importFiles, writeSource } from './import-files.ts';
import { featureCollection, points, ring } from './shapes.ts';

type Properties = Readonly<Record<string, unknown>>;

const feature = (properties: Properties, type: string, coordinates: unknown, id?: string) => ({
  ...{ type: 'Feature', properties, geometry: { type, coordinates } },
  ...(id && { id }),
});
const box = (...bounds: Parameters<typeof ring>) => [ring(...bounds)];
const collection = (...features: readonly object[]) => featureCollection(features);

/** Two rooms on a corridor, in metres. */
const plan = collection(
  feature({ what: 'Raum', nr: '101', floor: '0', who: 'Physik' }, 'Polygon', box(0, 0, 5, 4), 'r1'),
  feature({ what: 'Raum', nr: '102', floor: 'EG', who: 'Chemie' }, 'Polygon', box(5.2, 0, 10, 4)),
  feature({ what: 'Flur', floor: 'EG;1' }, 'Polygon', box(0, 4.2, 10, 6)),
  feature({ what: 'Tür', floor: '0' }, 'Polygon', box(2, 3.9, 2.9, 4.3)),
  feature({ what: 'Tür', floor: '0' }, 'Polygon', box(6, 3.6, 6.5, 4.6)),
  feature({ what: 'Tür', floor: '0', width: '1,4' }, 'Point', [8, 4]),
  feature({ what: 'Eingang', floor: '0' }, 'LineString', points(0, 4.5, 0, 5.7)),
  feature({ what: 'Automat', floor: '0' }, 'Point', [1, 5]),
  feature({ what: 'Tisch', floor: '0' }, 'Polygon', box(1, 1, 2, 2)),
  feature({ what: 'Kunst', floor: '0' }, 'Polygon', box(2, 1, 3, 2)),
  feature({ what: 'Weg' }, 'LineString', points(-5, 5, 0, 5)),
);
const mapping = {
  units: 'metres',
  name: 'Haus',
  language: 'de',
  properties: { kind: 'what', number: 'nr', name: 'who', level: 'floor', width: 'width' },
  kinds: {
    ...{ Raum: 'room', Flur: 'walkway', Tür: 'door', Eingang: 'entrance', Weg: 'path', Tisch: 'ignore' },
    Automat: 'amenity:vendingmachine',
  },
  levels: { EG: { ordinal: 0, name: 'Erdgeschoss', shortName: 'EG', elevation: 0.2 } },
};

function read(texts: Readonly<Record<string, string>>) {
  const files = { name: 'plans', texts: new Map(Object.entries(texts)) };
  expect(geoJsonReader.fits(files)).toBe(true);
  return geoJsonReader.read(files);
}
const readPlan = (changes: object = {}, text = plan) =>
  read({ 'plan.geojson': text, 'mapping.json': JSON.stringify({ ...mapping, ...changes }) });

test('geoJsonReader reads rooms, doors, amenities and paths according to the mapping', () => {
  const { campus, guesses } = readPlan({ levels: { ...mapping.levels, 'EG;1': { ordinal: 0 } } });
  expect(campus).toMatchObject({
    unit: 'metres',
    names: { und: 'Haus' },
    source: { format: 'geojson', language: 'de' },
  });
  expect(campus.units.map(({ id, category, number, names }) => [id, category, number, names.und])).toEqual([
    ['r1', 'room', '101', 'Physik'],
    ['plan-2', 'room', '102', 'Chemie'],
    ['plan-3', 'walkway', undefined, undefined],
  ]);
  expect(campus.amenities).toMatchObject([{ category: 'vendingmachine', point: [1, 5] }]);
  expect(campus.ways).toMatchObject([{ category: 'path', line: points(-5, 5, 0, 5) }]);
  expect(campus.ways[0]?.levelId).toBeUndefined();
  expect(guesses).toMatchObject([{ rule: 'unmapped-kind', where: { file: 'plan.geojson' } }]);
});

test('geoJsonReader draws a door area as a line along its wall, even if deeper than wide', () => {
  const { openings } = readPlan().campus;
  const rounded = openings.map(({ line }) =>
    line.map((point) => point.map((value) => Math.round(value * 100) / 100)),
  );
  expect(rounded.map((line) => line.toSorted())).toEqual([
    points(2, 4.1, 2.9, 4.1),
    points(6, 4.1, 6.5, 4.1),
    [[8, 4]],
    points(0, 4.5, 0, 5.7),
  ]);
  expect(openings.at(-1)).toMatchObject({ isEntrance: true });
});

test('geoJsonReader accepts levels as names, numbers and lists', () => {
  const { campus, guesses } = readPlan({ levels: {} }, plan.replaceAll('"EG"', '"1"').replace('EG;1', '0;1'));
  expect(campus.levels.map(({ id, ordinal }) => [id, ordinal])).toEqual([
    ['level 0', 0],
    ['level 1', 1],
  ]);
  expect(campus.units.filter(({ category }) => category === 'walkway')).toHaveLength(2);
  expect(guesses.map(({ rule }) => rule)).toEqual(['unmapped-kind']);
  const named = readPlan().campus.levels.find(({ id }) => id === 'level 0');
  expect(named).toMatchObject({ ordinal: 0, names: { und: 'Erdgeschoss' }, shortName: 'EG', elevation: 0.2 });
});

test('geoJsonReader omits and reports features with a non-numeric level', () => {
  const { campus, guesses } = readPlan({ levels: {} });
  expect(campus.units).toHaveLength(1);
  expect(guesses.filter(({ why }) => why.includes('"EG" is not a number'))).toMatchObject([
    { kind: 'left-out', where: { id: 'plan-2' } },
    { where: { id: 'plan-3' } },
  ]);
});

test('geoJsonReader uses the kind given for the file, and room as the default', () => {
  const { campus } = read({
    'rooms.geojson': collection(feature({}, 'Polygon', box(0, 0, 5, 4))),
    'doors.geojson': collection(feature({}, 'Point', [2, 4])),
    'mapping.json': JSON.stringify({ units: 'metres', files: { 'doors.geojson': 'door' } }),
  });
  expect([campus.units.length, campus.openings.length, campus.levels.length]).toEqual([1, 1, 1]);
});

test('geoJsonReader without a mapping lists the properties and an example mapping', () => {
  expect(() => read({ 'plan.geojson': plan })).toThrow(/mapping\.json, such as[\s\S]*what: Raum, Flur, Tür/);
  const kinds = Array.from({ length: 16 }, (_, i) => `kind ${i + 1}`);
  const many = collection(...kinds.map((what) => feature({ what }, 'Point', [0, 0])));
  expect(() => read({ 'plan.geojson': many })).toThrow(`what: ${kinds.join(', ')}`);
});

test.each([
  [
    'a property that no feature has',
    { properties: { level: 'flor' } },
    /property "flor" for "level", but no feature has it\. They have: what, nr/,
  ],
  ['an unknown line', { propertes: {} }, /has no "propertes": write units/],
  ['an unknown role', { properties: { storey: 'floor' } }, /has no "storey": write id, kind/],
  ['a level without an ordinal', { levels: { EG: { name: 'x' } } }, /"EG" of "levels" must be/],
  ['a kind that is not a text', { kinds: { Raum: 3 } }, /"Raum" of "kinds" must be a text/],
  ['units of its own', { units: 'feet' }, /"units" must be "degrees" or "metres"/],
])('geoJsonReader rejects a mapping with %s', (_, changes, message) => {
  expect(() => readPlan(changes)).toThrow(message);
});

test('geoJsonReader rejects grid coordinates and a truncated file', () => {
  const grid = plan.replace('{"type"', '{"crs":{"properties":{"name":"urn:ogc:def:crs:EPSG::32632"}},"type"');
  expect(() => readPlan({}, grid)).toThrow(/EPSG::32632\. Export it in WGS 84/);
  expect(() => readPlan({}, plan.slice(0, -30))).toThrow(
    /plan\.geojson: it is not valid JSON at line 1, column \d+/,
  );
});

test('readCampus() places doors drawn as areas of a real plan in walls, as wide as doors', () => {
  const { campus, guesses } = readCampus(new URL('fixtures/unipr', import.meta.url).pathname);
  expect(campus.source).toMatchObject({ licence: 'MIT', format: 'geojson' });
  expect(campus.levels.map(({ ordinal }) => ordinal)).toEqual([0, 1]);
  expect([campus.units.length, campus.openings.length, guesses]).toEqual([83, 114, []]);
  const metres = ([x, y]: Point): Point => [x * 79_100, y * 111_130];
  const widths = campus.openings.map(({ line: [from = [0, 0], to = [0, 0]] }) =>
    distance(metres(from), metres(to)),
  );
  expect(widths.filter((width) => width > 0.6 && width < 3.5).length).toBeGreaterThan(105);
});

test('geoJsonReader asks for the kind of each layer if its features have no properties', () => {
  const layer = (geometry: object) => featureCollection([{ type: 'Feature', properties: {}, geometry }]);
  const rooms = layer({ type: 'Polygon', coordinates: box(0, 0, 5, 4) });
  const doors = layer({ type: 'Point', coordinates: [2, 4] });
  expect(() => read({ 'rooms.geojson': rooms, 'doors.geojson': doors })).toThrow(
    /"files": \{\s+"rooms.geojson": "room[\s\S]*"doors.geojson"[\s\S]*Its features have no properties: export them/,
  );
});

test('importCampus() rejects plans without a room', () => {
  const only = { ...mapping, kinds: { ...mapping.kinds, Raum: 'walkway' } };
  const source = writeSource({ 'plan.geojson': plan, 'mapping.json': JSON.stringify(only) });
  expect(() => importCampus(source, { into: 'no-such-folder' })).toThrow(/none of its \d units is a room/);
});

test('importCampus() draws an amenity without a sign of its own, with its category as name', () => {
  const kinds = { ...mapping.kinds, Automat: 'amenity:coat.check' };
  const { geometry, guesses } = deriveCampus(readPlan({ kinds }).campus);
  const [drawn] = geometry
    .flatMap(({ features }) => features)
    .filter(({ properties }) => properties.feature_type === 'amenity');
  expect(drawn?.properties).toMatchObject({ category: 'unspecified', name: 'Coat check' });
  expect(guesses.map(({ rule }) => rule)).toContain('amenity');
});

test('importCampus() keeps both rooms of a folder whose ids differ only by case', () => {
  const room = (id: string, nr: string, x: number) =>
    feature({ what: 'Raum', nr, floor: '0', who: 'Physik' }, 'Polygon', box(x, 0, x + 5, 4), id);
  const { college, errors } = importFiles({
    'a.geojson': collection(room('room-A', '101', 0), room('room-a', '102', 5.2)),
    'b.geojson': plan.replaceAll('"Raum"', '"Tisch"'),
    'mapping.json': JSON.stringify({ ...mapping, levels: { ...mapping.levels, 'EG;1': { ordinal: 0 } } }),
  });
  expect(errors.filter(({ rule }) => rule === 'ids')).toEqual([]);
  const rooms = college.parts.places.filter(({ kind }) => kind === 'room');
  expect(rooms.map(({ code }) => code).toSorted()).toEqual(['101', '102']);
});
