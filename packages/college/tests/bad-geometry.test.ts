import type { GeoFeature, Point } from '@campusway/campus';
import { expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { DataCopy } from './data-copy.ts';

const level2 = 'geometry/level-2.geojson';
const findingsOf = (copy: DataCopy) => checkFolder(copy.folder).findings;

test('checkFolder() finds a door in mid-air', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'door-room-205', [
    [300, 300],
    [301, 300],
  ]);
  const doors = findingsOf(copy).filter(({ rule }) => rule.startsWith('door'));
  expect(doors).toMatchObject([
    { file: level2, message: 'The door "door-room-205" stands in mid-air: no room or corridor is beside it' },
    { file: level2, message: 'There is no door to room 205' },
  ]);
});

test('checkFolder() finds a door in the middle of a room', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'door-room-201', [
    [186, 108],
    [187, 108],
  ]);
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({
      rule: 'doors',
      message: 'The door "door-room-201" stands in mid-air: on both sides of it is room 201',
    }),
  );
});

test('checkFolder() finds overlapping rooms', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => {
    const [left, right] = ['room-204', 'room-201'].map((id) => features.find((feature) => feature.id === id));
    const corners = [...cornersOf(left), ...cornersOf(right)];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const wide: Point[] = [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs) - 2, Math.min(...ys)],
      [Math.max(...xs) - 2, Math.max(...ys)],
      [Math.min(...xs), Math.max(...ys)],
      [Math.min(...xs), Math.min(...ys)],
    ];
    return features.map((feature) =>
      feature === left ? { ...left, geometry: { type: 'Polygon', coordinates: [wide] } } : feature,
    ) as GeoFeature[];
  });
  expect(findingsOf(copy).filter(({ rule }) => rule === 'overlaps')).toMatchObject([
    { file: level2, message: 'The floor of room 204 overlaps room 201 by 50.92 m²' },
  ]);
});

test('checkFolder() finds a room without a door', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => features.filter(({ id }) => !/^door-room-221/.test(id)));
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({ message: 'There is no door to room 221' }),
  );
});

test('checkFolder() finds a self-crossing polygon, and where it crosses itself', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'room-203', [
    [
      [174, 115.1],
      [178, 115.1],
      [174, 119.6],
      [178, 119.6],
      [174, 115.1],
    ],
  ]);
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({
      rule: 'polygons',
      file: level2,
      message: 'The outline of room 203 crosses itself at 176.00, 117.35',
    }),
  );
});

test('checkFolder() finds a ring that is not closed', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'room-203', [
    [
      [174, 115.1],
      [178, 115.1],
      [178, 119.6],
      [174, 119.6],
    ],
  ]);
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('is not closed') }),
  );
});

test('checkFolder() finds a gap between rooms that is no wall', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => features.filter(({ id }) => !id.includes('room-204')));
  expect(findingsOf(copy).filter(({ rule }) => rule === 'wall-gaps')).toMatchObject([
    { message: expect.stringContaining('Beside room 201 there is a gap') },
    { message: expect.stringContaining('Beside room 206 there is a gap') },
    { message: expect.stringContaining('Beside Corridor, west wing') },
  ]);
});

function cornersOf(feature: GeoFeature | undefined): readonly Point[] {
  return feature?.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
}
