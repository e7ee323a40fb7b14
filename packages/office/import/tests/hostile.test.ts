import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { type Guess, ImportError, readCampus } from '../src/index.ts';
import { drawRandomCampus } from './random-campus.ts';
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

function write(files: ReadonlyMap<string, string | Uint8Array>): string {
  const folder = join(temporaryFolder(), 'archive');
  mkdirSync(folder);
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  return folder;
}

function importAll(path: string): { guesses: Guess[]; units: number } {
  const { campus, guesses } = readCampus(path);
  const derived = deriveCampus(campus);
  const units = derived.geometry
    .flatMap(({ features }) => features)
    .filter(({ properties }) => properties.feature_type === 'unit').length;
  return { guesses: [...guesses, ...derived.guesses], units };
}

const rulesOf = ({ guesses }: { guesses: readonly Guess[] }) => new Set(guesses.map(({ rule }) => rule));
const square = (x: number, y: number) => [
  [x, y],
  [x + 0.0001, y],
  [x + 0.0001, y + 0.0001],
  [x, y + 0.0001],
  [x, y],
];

test.each<[what: string, rule: string, change: (unit: Feature, files: Collections) => void]>([
  [
    'a position off the earth',
    'bad-position',
    (unit) => {
      unit.geometry = { type: 'Polygon', coordinates: [[[1e300, 5], ...square(8.4, 49).slice(1, 4)]] };
    },
  ],
  [
    'null instead of a number',
    'bad-position',
    (unit) => {
      unit.geometry = { type: 'Polygon', coordinates: [[[null, 5], ...square(8.4, 49).slice(1, 4)]] };
    },
  ],
  [
    'an empty ring',
    'bad-ring',
    (unit) => {
      unit.geometry = { type: 'Polygon', coordinates: [[]] };
    },
  ],
  [
    'a ring of two corners',
    'bad-ring',
    (unit) => {
      unit.geometry = { type: 'Polygon', coordinates: [square(8.4, 49).slice(0, 2)] };
    },
  ],
  [
    'a MultiPolygon',
    'multipolygon',
    (unit) => {
      unit.geometry = { type: 'MultiPolygon', coordinates: [[square(8.41, 49)], [square(8.42, 49)]] };
    },
  ],
  [
    'a unit of a few square centimetres',
    'tiny',
    (unit) => {
      const small = square(8.4, 49).map(([x = 0, y = 0]) => [8.4 + (x - 8.4) / 100, 49 + (y - 49) / 100]);
      unit.geometry = { type: 'Polygon', coordinates: [small] };
    },
  ],
  [
    'an outline that crosses itself',
    'self-crossing',
    (unit) => {
      const [a, b, c, , e] = square(8.41, 49);
      unit.geometry = { type: 'Polygon', coordinates: [[a, c, b, [8.41, 49.0003], e]] };
    },
  ],
  [
    'two units of one id',
    'id',
    (unit, { unit: { features } }) => {
      unit.id = features[0]?.id;
    },
  ],
  [
    'an id that is no text',
    'id',
    (unit) => {
      unit.id = { no: 'id' };
    },
  ],
  [
    'an id with capitals and slashes',
    'id',
    (unit) => {
      unit.id = '../ROOM/1';
    },
  ],
  [
    'a position far from the others',
    'far-away',
    (unit) => {
      unit.geometry = { type: 'Polygon', coordinates: [square(49, 8.4)] };
    },
  ],
  [
    'a unit that is not for the public',
    'restricted',
    (unit) => {
      unit.properties.restriction = 'employeesonly';
    },
  ],
  [
    'a level that is not there',
    'unknown-level',
    (unit) => {
      unit.properties.level_id = 'nowhere';
    },
  ],
  [
    'a category that IMDF does not have',
    'category',
    (unit) => {
      unit.properties.category = 'wardrobe';
    },
  ],
  [
    'a damaged name',
    'damaged-text',
    (unit) => {
      unit.properties.name = { de: 'BÃ¼ro 5' };
    },
  ],
  [
    'a name whose letters are lost',
    'lost-text',
    (unit) => {
      unit.properties.name = { de: '????? 5' };
    },
  ],
  [
    'an ordinal that is no number',
    'ordinal',
    (_, { level: { features } }) => {
      for (const { properties } of features) properties.ordinal = 'ground';
    },
  ],
  [
    'an opening without a line',
    'bad-opening',
    (_, { opening: { features } }) => {
      for (const feature of features) feature.geometry = null;
    },
  ],
])('readCampus() or deriveCampus() reports %s', (_, rule, change) => {
  const folder = write(
    archive((files) => {
      const room = files.unit.features.find(({ properties }) => properties.category === 'classroom');
      if (room) change(room, files);
    }),
  );
  const result = importAll(folder);
  const sound = importAll(write(archive(() => {})));
  expect(rulesOf(sound)).not.toContain(rule);
  expect(rulesOf(result)).toContain(rule);
});

test.each(['level', 'unit'])('readCampus() refuses an archive without %s.geojson', (type) => {
  const files = archive(() => {});
  files.delete(`${type}.geojson`);
  expect(() => readCampus(write(files))).toThrow(`${type}.geojson is missing`);
});

test('readCampus() reports missing openings and a missing manifest', () => {
  const files = archive(() => {});
  files.delete('opening.geojson');
  const { guesses } = readCampus(write(files));
  expect(guesses.map(({ what }) => what)).toContain('Without opening.geojson no room has a door');
  expect(guesses.map(({ why }) => why)).toContain('There is no manifest.json');
});

test.each([
  ['{"features":', 'it is no JSON'],
  ['[]', 'it is no FeatureCollection'],
  ['null', 'it is no FeatureCollection'],
  ['{"features":{}}', 'it is no FeatureCollection'],
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

test('readCampus() leaves out and reports zip entries with paths outside the archive', () => {
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

test('readCampus() refuses a zip bomb before it unpacks it', () => {
  expect(() => readCampus(lyingZip('{}', 600 * 1024 * 1024))).toThrow('it holds more than 512 MB');
});

test('readCampus() refuses a zip entry larger than its declared size', () => {
  expect(() => readCampus(lyingZip(' '.repeat(100_000), 10))).toThrow(ImportError);
});

test('readCampus() refuses a truncated zip, a missing file and an unknown format', () => {
  const path = zip({ 'unit.geojson': strToU8('x'.repeat(1000)) });
  writeFileSync(path, zipSync({ 'unit.geojson': strToU8('x'.repeat(1000)) }).subarray(0, 60));
  expect(() => readCampus(path)).toThrow('the archive is damaged');
  expect(() => readCampus(`${path}-not`)).toThrow('Cannot find');
  expect(() => readCampus(import.meta.filename)).toThrow('Cannot tell what "hostile.test.ts" is');
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
