import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { type Guess, ImportError, readCampus } from '../src/index.ts';
import { writeSource } from './import-files.ts';
import { drawRandomCampus } from './random-campus.ts';
import { ring } from './shapes.ts';
import { temporaryFolder } from './temporary-folder.ts';

const plan = {
  latitude: 49,
  buildings: [
    {
      ...{ rotation: 0, basements: 0, storeys: 1, widths: [4, 4, 4, 4], corridor: 2, wall: 0.2 },
      ...{ hasLift: false, branch: 9, backRoom: 9, isClockwise: false },
    },
  ],
};

type Feature = { id: unknown; geometry: unknown; properties: Record<string, unknown> };
type Collections = Record<'building' | 'level' | 'unit' | 'opening', { features: Feature[] }>;

/** A sound archive of one floor, changed. */
function archive(change: (files: Collections) => void): Map<string, string> {
  const sound = [...drawRandomCampus(plan)].map(([name, text]) => [name.split('.')[0], JSON.parse(text)]);
  const files = Object.fromEntries(sound) as Collections;
  change(files);
  return new Map(
    Object.entries(files).map(([name, content]) => [`${name}.geojson`, JSON.stringify(content)]),
  );
}

const write = (files: ReadonlyMap<string, string | Uint8Array>) => writeSource(Object.fromEntries(files));

function importAll(path: string): { guesses: Guess[]; units: number } {
  const { campus, guesses } = readCampus(path);
  const derived = deriveCampus(campus);
  const units = derived.geometry
    .flatMap(({ features }) => features)
    .filter(({ properties }) => properties.feature_type === 'unit').length;
  return { guesses: [...guesses, ...derived.guesses], units };
}

const square = (x: number, y: number, size = 0.0001) => ring(x, y, x + size, y + size);
const polygon = (...coordinates: unknown[]) => ({ geometry: { type: 'Polygon', coordinates } });
const [a, b, c, , e] = square(8.41, 49);

test.each<[what: string, rule: string, change: Partial<Feature>]>([
  ['a position off the earth', 'bad-position', polygon([[1e300, 5], ...square(8.4, 49).slice(1, 4)])],
  ['null instead of a number', 'bad-position', polygon([[null, 5], ...square(8.4, 49).slice(1, 4)])],
  ['an empty ring', 'bad-ring', polygon([])],
  ['a ring of two corners', 'bad-ring', polygon(square(8.4, 49).slice(0, 2))],
  [
    ...(['a MultiPolygon', 'multipolygon'] as const),
    { geometry: { type: 'MultiPolygon', coordinates: [[square(8.41, 49)], [square(8.42, 49)]] } },
  ],
  ['a few square centimetres', 'tiny', polygon(square(8.4, 49, 0.000001))],
  ['an outline that crosses itself', 'self-crossing', polygon([a, c, b, [8.41, 49.0003], e])],
  ['an id that is not a text', 'id', { id: { no: 'id' } }],
  ['an id with capitals and slashes', 'id', { id: '../ROOM/1' }],
  ['a position far from the others', 'far-away', polygon(square(49, 8.4))],
  ['a restriction', 'restricted', { properties: { restriction: 'employeesonly' } }],
  ['a missing level', 'unknown-level', { properties: { level_id: 'nowhere' } }],
  ['a category that IMDF does not have', 'category', { properties: { category: 'wardrobe' } }],
  ['a damaged name', 'damaged-text', { properties: { name: { de: 'BÃ¼ro 5' } } }],
  ['a name whose letters are lost', 'lost-text', { properties: { name: { de: '????? 5' } } }],
])('readCampus() or deriveCampus() reports a unit with %s', (_, rule, { properties, ...change }) => {
  expectReport(rule, ({ unit }) => {
    const room = unit.features.find((one) => one.properties.category === 'classroom') as Feature;
    Object.assign(room, change);
    Object.assign(room.properties, properties);
  });
});

test('readCampus() reports units with the same id, ordinals that are not numbers, and openings without a line', () => {
  expectReport('id', ({ unit: { features } }) => {
    for (const feature of features.slice(0, 2)) feature.id = 'same';
  });
  expectReport('ordinal', ({ level: { features } }) => {
    for (const { properties } of features) properties.ordinal = 'ground';
  });
  expectReport('bad-opening', ({ opening: { features } }) => {
    for (const feature of features) feature.geometry = null;
  });
});

/** Expects that a change of a sound archive is reported, and that the sound archive is not. */
function expectReport(rule: string, change: (files: Collections) => void): void {
  const [sound, changed] = [() => {}, change].map((one) => importAll(write(archive(one))));
  expect(sound?.guesses.map((one) => one.rule)).not.toContain(rule);
  expect(changed?.guesses.map((one) => one.rule)).toContain(rule);
}

test.each(['level', 'unit'])('readCampus() refuses an archive without %s.geojson', (type) => {
  const files = archive(() => {});
  files.delete(`${type}.geojson`);
  expect(() => readCampus(write(files))).toThrow(`${type}.geojson is missing`);
});

test.each(['unit', 'opening'])('readCampus() refuses a %s.geojson whose coordinates are swapped', (type) => {
  const files = archive(() => {});
  const swapped = files.get(`${type}.geojson`)?.replace(/\[(-?[\d.]+),(-?[\d.]+)\]/g, '[$2,$1]') ?? '';
  files.set(`${type}.geojson`, swapped);
  expect(() => readCampus(write(files))).toThrow(
    `Cannot import ${type}.geojson: its longitudes and latitudes are swapped, unlike those of level.geojson`,
  );
});

test('readCampus() survives coordinates of a million lists in each other', () => {
  const files = archive(() => {});
  const deep = '['.repeat(1e6) + ']'.repeat(1e6);
  const text =
    files
      .get('opening.geojson')
      ?.replace(/"coordinates":\[\[[^\]]*\],\[[^\]]*\]\]/, `"coordinates":${deep}`) ?? '';
  expect(text).toContain('[[[[[[');
  files.set('opening.geojson', text);
  expect(() => readCampus(write(files))).not.toThrow(RangeError);
});

test('readCampus() reports missing openings and a missing manifest', () => {
  const files = archive(() => {});
  files.delete('opening.geojson');
  const { guesses } = readCampus(write(files));
  expect(guesses.map(({ what }) => what)).toContain('Without opening.geojson no room has a door');
  expect(guesses.map(({ why }) => why)).toContain('There is no manifest.json');
});

test.each([
  ['{"features":', 'it is not valid JSON at line 1, column 13'],
  ['{\n "features": [],,\n}', 'it is not valid JSON at line 2, column 17'],
  ['[]', 'it is not a GeoJSON FeatureCollection'],
  ['null', 'it is not a GeoJSON FeatureCollection'],
  ['{"features":{}}', 'it is not a GeoJSON FeatureCollection'],
])('readCampus() refuses the unit.geojson %s', (content, words) => {
  const files = archive(() => {}).set('unit.geojson', content);
  expect(() => readCampus(write(files))).toThrow(new RegExp(`Cannot read unit.geojson: ${words}`));
});

test('readCampus() reads and reports an archive in UTF-16', () => {
  const files = new Map(
    [...archive(() => {})].map(([name, text]) => [name, Buffer.from(`\ufeff${text}`, 'utf16le')] as const),
  );
  const { campus, guesses } = readCampus(write(files));
  expect(campus.levels).toHaveLength(1);
  expect(guesses.map(({ what }) => what)).toContain('unit.geojson is read as UTF-16');
});

function zip(entries: Record<string, Uint8Array>): string {
  const path = join(temporaryFolder(), 'campus.zip');
  writeFileSync(path, zipSync(entries));
  return path;
}

test('readCampus() omits and reports zip entries with paths outside the archive', () => {
  const files = [...archive(() => {})].map(([name, text]) => [`campus/${name}`, strToU8(text)] as const);
  const path = zip({ ...Object.fromEntries(files), '../../manifest.json': strToU8('{"language":"xx"}') });
  const { campus, guesses } = readCampus(path);
  expect(campus.source.language).toBeUndefined();
  expect(campus.units).toHaveLength(importAll(path).units);
  expect(guesses).toContainEqual(
    expect.objectContaining({ what: '"../../manifest.json" is left out', rule: 'archive-entry' }),
  );
});

/** A zip whose only entry says that it is of another size. */
function lyingZip(content: string, size: number): string {
  const bytes = zipSync({ 'unit.geojson': strToU8(content) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The size is 24 bytes after the signature of the central directory.
  for (let at = 0; at + 4 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  const path = join(temporaryFolder(), 'campus.zip');
  writeFileSync(path, bytes);
  return path;
}

test('readCampus() rejects a zip bomb before unpacking it', () => {
  expect(() => readCampus(lyingZip('{}', 600 * 1024 * 1024))).toThrow('it has more than 512 MB');
});

test('readCampus() refuses a zip entry larger than its declared size', () => {
  expect(() => readCampus(lyingZip(' '.repeat(100_000), 10))).toThrow(ImportError);
});

test('readCampus() refuses a truncated zip, a missing file and an unknown format', () => {
  const path = zip({ 'unit.geojson': strToU8('x'.repeat(1000)) });
  writeFileSync(path, zipSync({ 'unit.geojson': strToU8('x'.repeat(1000)) }).subarray(0, 60));
  expect(() => readCampus(path)).toThrow('the archive is damaged');
  expect(() => readCampus(`${path}-not`)).toThrow('Cannot find');
  expect(() => readCampus(import.meta.filename)).toThrow('Cannot recognise "hostile.test.ts"');
});

test('readCampus() survives 50,000 nested geometry collections', () => {
  const deep = '{"type":"GeometryCollection","geometries":['.repeat(50_000) + ']}'.repeat(50_000);
  const files = archive(() => {});
  const units = files
    .get('unit.geojson')
    ?.replace('"features":[', `"features":[{"id":"deep","geometry":${deep}},`);
  const read = () => readCampus(write(files.set('unit.geojson', units ?? '')));
  expect(read().campus.units.some(({ id }) => id === 'deep')).toBe(false);
});
