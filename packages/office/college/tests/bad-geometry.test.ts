import { boxOf, type GeoFeature, type Point } from '@campusway/campus';
import { expect, test } from 'vitest';
import { DataCopy } from './data-copy.ts';
import { points } from './feature.ts';

const level2 = 'geometry/level-2.geojson';

test.each<[order: string, toDegrees: (x: number, y: number) => Point]>([
  ['longitude and latitude', (x, y) => [78.4 + x / 108_000, 17.4 + y / 111_000]],
  ['latitude and longitude', (x, y) => [17.4 + y / 111_000, 78.4 + x / 108_000]],
  ['negated degrees', (x, y) => [-78.4 - x / 108_000, -17.4 - y / 111_000]],
  ['swapped and negated degrees', (x, y) => [-17.4 - y / 111_000, -78.4 - x / 108_000]],
])('checkFolder() reports %s once', (_, toDegrees) => {
  expect(withMoved(level2, toDegrees).findings).toMatchObject([
    { rule: 'degrees', file: level2, message: expect.stringContaining('these are longitude and latitude') },
  ]);
});

test.each<[how: string, move: (x: number, y: number) => Point]>([
  ['x and y swapped', (x, y) => [y, x]],
  ['x negated', (x, y) => [-x, y]],
  ['y negated', (x, y) => [x, -y]],
  ['x and y negated', (x, y) => [-x, -y]],
  ['x and y swapped and negated', (x, y) => [-y, -x]],
  ['x and y swapped and then x negated', (x, y) => [y, -x]],
  ['x and y swapped and then y negated', (x, y) => [-y, x]],
])('checkFolder() reports a floor with %s once', (how, move) => {
  expect(withMoved(level2, move).findings).toMatchObject([
    { rule: 'mirrored', file: level2, message: expect.stringContaining(`with ${how} it would be where`) },
  ]);
});

/** The sample with a floor elsewhere. */
function withMoved(file: string, move: (x: number, y: number) => Point): DataCopy {
  const copy = new DataCopy();
  const moved = (coordinates: unknown): unknown =>
    Array.isArray(coordinates) && typeof coordinates[0] === 'number'
      ? move(...(coordinates as [number, number]))
      : (coordinates as unknown[]).map(moved);
  copy.editMap(
    file,
    (features) =>
      features.map((feature) => ({
        ...feature,
        geometry: { ...feature.geometry, coordinates: moved(feature.geometry.coordinates) },
      })) as GeoFeature[],
  );
  return copy;
}

test('checkFolder() finds a door that is not in a wall', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'door-room-205', points(300, 300, 301, 300));
  const doors = copy.findings.filter(({ rule }) => rule.startsWith('door'));
  expect(doors).toMatchObject([
    { file: level2, message: 'The door "door-room-205" is not in a wall: no room or corridor is beside it' },
    { file: level2, message: 'There is no door to room 205' },
  ]);
});

test('checkFolder() finds a door in the middle of a room', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'door-room-201', points(186, 108, 187, 108));
  expect(copy.findings).toContainEqual(
    expect.objectContaining({
      rule: 'doors',
      message: 'The door "door-room-201" is not in a wall: both sides are in room 201',
    }),
  );
});

test('checkFolder() finds overlapping rooms', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => {
    const [left, right] = ['room-204', 'room-201'].map((id) => features.find((feature) => feature.id === id));
    const { minX, minY, maxX, maxY } = boxOf([...cornersOf(left), ...cornersOf(right)]);
    const east = maxX - 2;
    const wide = points(minX, minY, east, minY, east, maxY, minX, maxY, minX, minY);
    return features.map((feature) =>
      feature === left ? { ...left, geometry: { type: 'Polygon', coordinates: [wide] } } : feature,
    ) as GeoFeature[];
  });
  expect(copy.findings.filter(({ rule }) => rule === 'overlaps')).toMatchObject([
    { file: level2, message: 'The floor of room 204 overlaps room 201 by 50.92 m²' },
  ]);
});

test('checkFolder() finds a room without a door', () => {
  const copy = new DataCopy();
  copy.remove(level2, /^door-room-221/);
  expect(copy.findings).toContainEqual(expect.objectContaining({ message: 'There is no door to room 221' }));
});

test('checkFolder() finds a self-intersection of a polygon, and its position', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'room-203', [points(174, 115.1, 178, 115.1, 174, 119.6, 178, 119.6, 174, 115.1)]);
  expect(copy.findings).toContainEqual(
    expect.objectContaining({
      rule: 'polygons',
      file: level2,
      message: 'The outline of room 203 crosses itself at 176.00, 117.35',
    }),
  );
});

test('checkFolder() finds a ring that is not closed', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'room-203', [points(174, 115.1, 178, 115.1, 178, 119.6, 174, 119.6)]);
  expect(copy.findings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('is not closed') }),
  );
});

test('checkFolder() finds a gap between rooms that is wider than a wall', () => {
  const copy = new DataCopy();
  copy.remove(level2, /room-204/);
  expect(copy.findings.filter(({ rule }) => rule === 'wall-gaps')).toMatchObject([
    { message: expect.stringContaining('Beside room 201 there is a gap') },
    { message: expect.stringContaining('Beside room 206 there is a gap') },
    { message: expect.stringContaining('Beside Corridor, west wing') },
  ]);
});

/** The same features with x for y. */
function swapped(features: readonly GeoFeature[]): GeoFeature[] {
  const swap = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? [value[1], value[0]]
      : (value as unknown[]).map(swap);
  return features.map(({ geometry, ...feature }) => {
    return { ...feature, geometry: { ...geometry, coordinates: swap(geometry.coordinates) } } as GeoFeature;
  });
}

test('checkFolder() finds a floor with another origin', () => {
  expect(withMoved(level2, (x, y) => [x + 60, y]).findings).toContainEqual(
    expect.objectContaining({
      rule: 'shafts',
      message: expect.stringMatching(/^Lift "lift-west-2" is not above Lift "lift-west-1"/),
      fix: expect.stringContaining('x and y are swapped'),
    }),
  );
});

test('checkFolder() finds trees with x and y swapped', () => {
  const copy = new DataCopy();
  copy.editMap('geometry/campus.geojson', (features) => [
    ...features.filter(({ id }) => !id.startsWith('tree-')),
    ...swapped(features.filter(({ id }) => id.startsWith('tree-'))),
  ]);
  expect(copy.findings[0]).toMatchObject({
    severity: 'warning',
    rule: 'within-outlines',
    message: expect.stringMatching(/^fixture "tree-\d+" lies outside Campus "campus", at/),
  });
});

test('checkFolder() finds a drawing with all x and y swapped', () => {
  const copy = new DataCopy();
  for (const level of ['campus', 'level-1', 'level-2', 'level-3', 'level-4'])
    copy.editMap(`geometry/${level}.geojson`, swapped);
  expect(copy.findings[0]).toMatchObject({ rule: 'views', fix: expect.stringContaining('swapped') });
});

test('checkFolder() accepts clockwise rings', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) =>
    features.map((feature) => {
      if (feature.geometry.type !== 'Polygon') return feature;
      const coordinates = feature.geometry.coordinates.map((ring) => ring.toReversed());
      return { ...feature, geometry: { ...feature.geometry, coordinates } };
    }),
  );
  expect(copy.findings).toEqual([]);
  copy.remove(level2, /room-204/);
  expect(copy.findings.filter(({ rule }) => rule === 'wall-gaps')).toHaveLength(3);
});

test('checkFolder() reports a unit of several parts once, with the fix', () => {
  const copy = new DataCopy();
  copy.change(level2, 'room-201', (room) => ({
    ...{ ...room, geometry: { type: 'MultiPolygon', coordinates: [room.geometry.coordinates] } },
  }));
  expect(copy.findings).toMatchObject([
    {
      rule: 'schema',
      message: '"MultiPolygon" is not allowed: expected "Polygon"',
      fix: 'Draw each part as a separate feature with its own id',
    },
  ]);
});

test('checkFolder() finds stairs on one floor only', () => {
  const copy = new DataCopy();
  copy.mark(level2, 'stairs-west-end-2', { shaft: 'other' });
  expect(copy.findings).toMatchObject([
    { rule: 'shafts', message: 'End stairs "stairs-west-end-2" is on one floor only: it leads nowhere' },
  ]);
});

test('checkFolder() finds a duplicate amenity', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => [
    ...features,
    ...features
      .filter(({ properties }) => properties.category === 'drinkingwater')
      .slice(0, 1)
      .map((feature) => ({ ...feature, id: 'again' })),
  ]);
  expect(copy.findings).toMatchObject([
    { rule: 'drawn-twice', message: expect.stringContaining('"drinkingwater at ') },
  ]);
});

test.each([1e300, 99_999])('checkFolder() reports a corner at %f metres and does not throw', (x) => {
  const copy = new DataCopy();
  copy.change(level2, 'room-201', (room) => {
    const coordinates = [cornersOf(room).with(1, [x, -x])];
    return { ...room, geometry: { ...room.geometry, coordinates } };
  });
  expect(copy.findings).not.toEqual([]);
});

function cornersOf(feature: GeoFeature | undefined): readonly Point[] {
  return feature?.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
}
