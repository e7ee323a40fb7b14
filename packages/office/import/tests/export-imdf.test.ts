import { readCollege } from '@campusway/college/check';
import { sampleFolder } from '@campusway/college/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toImdf, zipImdf } from '../src/export/index.ts';
import type { ImdfFeature } from '../src/export/pen.ts';
import { archiveOf, colleges, created, hill } from './colleges.ts';
import { findImdfFaults } from './imdf-rules.ts';

test.each(colleges)('toImdf() writes a valid archive: %s', (_, folder) => {
  const archive = archiveOf(folder);
  expect(findImdfFaults(archive)).toEqual([]);
  expect(archive.features.length).toBeGreaterThan(200);
});

test('findImdfFaults() finds violations of IMDF', () => {
  const archive = archiveOf(hill);
  const spoil = (type: string, edit: (feature: ImdfFeature) => object) => {
    const features = archive.features.map((one) =>
      one.feature_type === type ? { ...one, ...edit(one) } : one,
    );
    return findImdfFaults({ ...archive, features });
  };
  const withProperty = (name: string, value: unknown) => (feature: ImdfFeature) => ({
    properties: { ...feature.properties, [name]: value },
  });
  expect(spoil('unit', withProperty('level_id', 'nowhere'))).not.toEqual([]);
  expect(spoil('unit', withProperty('category', 'plaza'))).not.toEqual([]);
  expect(spoil('level', withProperty('ordinal', 0.5))).not.toEqual([]);
  expect(spoil('venue', withProperty('display_point', null))).not.toEqual([]);
  expect(spoil('opening', ({ id: _, ...feature }) => ({ ...feature, id: 'door-1' }))).not.toEqual([]);
  const turned = ({ geometry }: ImdfFeature) => ({
    geometry: {
      type: 'Polygon',
      coordinates: ((geometry?.coordinates ?? []) as [][]).map((ring) => ring.toReversed()),
    },
  });
  expect(spoil('unit', turned)).not.toEqual([]);
});

test('toImdf() joins units by doors, stairs and lifts', () => {
  const { features } = archiveOf(sampleFolder);
  const relations = Map.groupBy(
    features.filter(({ feature_type }) => feature_type === 'relationship'),
    ({ properties }) => properties.category,
  );
  const nameOf = (reference: unknown) =>
    features.find(({ id }) => id === (reference as { id: string }).id)?.campusway?.id;
  const door = relations
    .get('traversal')
    ?.find(({ properties }) => nameOf((properties.intermediary as unknown[])[0]) === 'door-room-101');
  expect([nameOf(door?.properties.origin), nameOf(door?.properties.destination)]).toContain('room-101');
  const lifts = relations.get('elevator') ?? [];
  expect(lifts.length).toBeGreaterThan(0);
  for (const { properties } of lifts) expect(properties.intermediary).toHaveLength(2);
  expect(relations.get('stairs')?.length).toBe(
    3 *
      new Set(
        features.flatMap(({ campusway }) => (campusway?.category === 'stairs' && campusway.shaft) || []),
      ).size,
  );
});

test('toImdf() derives ids from the college and the feature', () => {
  const [first, second] = [archiveOf(hill), archiveOf(hill)];
  expect(first).toEqual(second);
  const source = readCollege(hill);
  const other = toImdf({ ...source, facts: { ...source.facts, shortName: 'Dale' } }, { created });
  const ids = new Set(first.features.map(({ id }) => id));
  expect(other.features.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('toImdf() lays the drawing at the origin of the college, turned by its rotation', () => {
  const source = readCollege(hill);
  const origin = { longitude: 8.4, latitude: 49, rotation: 90 };
  const { features } = toImdf({ ...source, facts: { ...source.facts, origin } }, { created });
  const venue = features.find(({ feature_type }) => feature_type === 'venue');
  const [[[longitude, latitude] = []] = []] = (venue?.geometry?.coordinates ?? []) as number[][][];
  expect(Math.abs((longitude ?? 0) - 8.4)).toBeLessThan(0.01);
  expect(Math.abs((latitude ?? 0) - 49)).toBeLessThan(0.01);
});

test('zipImdf() writes a file for each type of feature', () => {
  const files = unzipSync(zipImdf(archiveOf(hill)));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'manifest.json',
      'venue.geojson',
      'level.geojson',
      'unit.geojson',
      'relationship.geojson',
    ]),
  );
  const units = JSON.parse(strFromU8(files['unit.geojson'] ?? new Uint8Array()));
  expect(units).toMatchObject({ type: 'FeatureCollection', features: expect.any(Array) });
});
