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
  const doors = findingsOf(copy).filter(({ rule }) => rule === 'doors');
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
    { file: level2, message: 'The floor of room 204 overlaps room 201' },
  ]);
});

test('checkFolder() finds a room without a door', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) => features.filter(({ id }) => !/^door-room-221/.test(id)));
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({ message: 'There is no door to room 221' }),
  );
});

test('checkFolder() finds an island: a building that no path leads to', () => {
  const copy = new DataCopy();
  copy.editMap('geometry/campus.geojson', (features) => features.filter(({ id }) => id !== 'way-canteen'));
  expect(findingsOf(copy)).toMatchObject([
    {
      rule: 'reachability',
      file: 'geometry/campus.geojson',
      message: 'opening "door-canteen" is cut off from Main Gate 1 "main-gate-1"',
    },
  ]);
});

test('checkFolder() finds a whole floor without stairs and lifts', () => {
  const copy = new DataCopy();
  copy.editMap('geometry/level-4.geojson', (features) =>
    features.map((feature) => {
      const { shaft: _, ...properties } = feature.properties;
      return { ...feature, properties } as GeoFeature;
    }),
  );
  const [island] = findingsOf(copy).filter(({ rule }) => rule === 'reachability');
  expect(island?.message).toMatch(/^room 407 is an island together with .* and \d+ more: no way leads there/);
});

test('checkFolder() finds a one-way corridor that traps people', () => {
  const copy = new DataCopy();
  copy.editMap(level2, (features) =>
    features.map((feature) =>
      feature.id === 'way-west-2-end'
        ? { ...feature, properties: { ...feature.properties, one_way: true } }
        : feature,
    ),
  );
  expect(findingsOf(copy)).toMatchObject([
    {
      rule: 'reachability',
      file: level2,
      message: expect.stringMatching(/Drinking water .* hangs on a one-way: nobody can leave it/),
    },
  ]);
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

test('checkFolder() finds a way through a wall', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'way-west-2-passage', [
    [166.5, 126],
    [180, 135],
    [192, 126],
  ]);
  expect(findingsOf(copy)).toContainEqual(
    expect.objectContaining({
      rule: 'wall-crossings',
      message: expect.stringMatching(/^The way "way-west-2-passage" runs through a wall at/),
    }),
  );
});

test('checkFolder() finds a way that almost meets another, and what is cut off by it', () => {
  const copy = new DataCopy();
  copy.redraw('geometry/campus.geojson', 'way-canteen', [
    [62, 115],
    [87.7, 115],
  ]);
  expect(findingsOf(copy).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'stray-ways: The way "way-canteen" almost meets "way-west-walk" at 87.7, 115, but they share no corner',
    'reachability: opening "door-canteen" is cut off from Main Gate 1 "main-gate-1"',
  ]);
});

test('checkFolder() finds a place that only steps lead to, unless it is a known gap', () => {
  const copy = new DataCopy();
  copy.editJson('known-gaps.json', (content) => {
    content.gaps = [{ place: 'central-library', reason: 'The door is heavy.' }];
  });
  expect(findingsOf(copy).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'error: Room 118B cannot be reached without steps from "main-gate-1"',
    'error: West entrance "west-entrance" cannot be reached without steps from "main-gate-1"',
    'warning: "central-library" is listed as a gap, but it can be reached without steps',
  ]);
});

test('checkFolder() finds generated files that are out of date', () => {
  const copy = new DataCopy();
  const generated = new URL('../generated', import.meta.url).pathname;
  expect(checkFolder(copy.folder, generated).findings).toEqual([]);
  copy.replace(level2, '"Lounge"', '"Reading lounge"');
  expect(checkFolder(copy.folder, generated).findings).toMatchObject([
    { rule: 'generated', file: 'generated/level-2.json', fix: 'Run "npm run data:build"' },
  ]);
});

function cornersOf(feature: GeoFeature | undefined): readonly Point[] {
  return feature?.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
}
