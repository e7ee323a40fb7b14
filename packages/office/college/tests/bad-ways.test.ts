import type { GeoFeature } from '@campusway/campus';
import { expect, test } from 'vitest';
import { DataCopy } from './data-copy.ts';
import { points } from './feature.ts';

const level2 = 'geometry/level-2.geojson';

test('checkFolder() reports a building without a path to it', () => {
  const copy = new DataCopy();
  copy.remove('geometry/campus.geojson', /^way-canteen$/);
  expect(copy.findings).toMatchObject([
    {
      rule: 'reachability',
      file: 'geometry/campus.geojson',
      message: 'opening "door-canteen" is not connected with Main Gate 1 "main-gate-1"',
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
  const [island] = copy.findings.filter(({ rule }) => rule === 'reachability');
  expect(island?.message).toMatch(/^room 407 is an island together with .* and \d+ more: no way leads there/);
});

test('checkFolder() says that a building lies outside the grounds', () => {
  const copy = new DataCopy();
  const shifted = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [x, ...rest] = value;
    return typeof x === 'number' ? [x + 1000, ...rest] : value.map(shifted);
  };
  for (const level of [1, 2, 3, 4])
    copy.editMap(`geometry/level-${level}.geojson`, (features) =>
      features.map(({ geometry, ...feature }) => {
        const coordinates = shifted(geometry.coordinates);
        return { ...feature, geometry: { ...geometry, coordinates } } as GeoFeature;
      }),
    );
  const islands = copy.findings.filter(
    ({ rule, message }) => rule === 'reachability' && /room 101/.test(message),
  );
  expect(islands).toMatchObject([
    {
      message: expect.stringMatching(
        /^The building "academic-block" lies outside the grounds, which reach from 0, 0 to 400, 240: no way leads from Main Gate 1 .* to room 101, .* and \d+ more$/,
      ),
      fix: 'Move the building, or enlarge the outline of the grounds and lead a path to its entrance',
    },
  ]);
});

test('checkFolder() finds a one-way corridor that traps people', () => {
  const copy = new DataCopy();
  copy.mark(level2, 'way-west-2-end', { one_way: true });
  expect(copy.findings).toMatchObject([
    {
      rule: 'reachability',
      file: level2,
      message: expect.stringMatching(/Drinking water .* is behind a one-way: it cannot be left towards/),
    },
  ]);
});

test('checkFolder() finds a way through a wall', () => {
  const copy = new DataCopy();
  copy.redraw(level2, 'way-west-2-passage', points(166.5, 126, 180, 135, 192, 126));
  expect(copy.findings).toContainEqual(
    expect.objectContaining({
      rule: 'wall-crossings',
      message: expect.stringMatching(/^The way "way-west-2-passage" runs through a wall at/),
    }),
  );
});

test('checkFolder() finds a way that almost meets another, and the places that it disconnects', () => {
  const copy = new DataCopy();
  copy.redraw('geometry/campus.geojson', 'way-canteen', points(62, 115, 87.7, 115));
  expect(copy.findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'stray-ways: The way "way-canteen" almost meets "way-west-walk" at 87.7, 115, but they have no common corner',
    'reachability: opening "door-canteen" is not connected with Main Gate 1 "main-gate-1"',
  ]);
});

test('checkFolder() finds a place that is not step-free, unless it is a known gap', () => {
  const copy = new DataCopy();
  copy.editJson('known-gaps.json', (content) => {
    content.gaps = [{ place: 'central-library', reason: 'The door is heavy.' }];
  });
  expect(copy.findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'error: Room 118B cannot be reached without steps from "main-gate-1"',
    'error: West entrance "west-entrance" cannot be reached without steps from "main-gate-1"',
    'warning: "central-library" is listed as a gap, but it can be reached without steps',
  ]);
});

test('checkFolder() finds stairs without a number of steps, and steps without space at their door', () => {
  const copy = new DataCopy();
  copy.replace(
    'geometry/campus.geojson',
    '"category":"stairs","width":3,"steps":3',
    '"category":"stairs","width":3',
  );
  copy.replace('geometry/level-1.geojson', '"steps":4,', '"steps":50,');
  expect(copy.findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'steps: The stairs "way-west-steps" are not one straight flight with its number of steps',
    'steps: The 50 steps before "door-room-118b" do not fit into the unit on their lower side',
  ]);
});

test('checkFolder() requires the direction of steps at a door', () => {
  const copy = new DataCopy();
  copy.replace('geometry/level-1.geojson', ',"steps_up":"right"', '');
  expect(copy.findings).toMatchObject([{ message: '"steps_up" is missing', fix: 'Add "steps_up"' }]);
});

test('checkFolder() finds a path without a name, and three paths with one name at a corner', () => {
  const copy = new DataCopy();
  copy.replace('geometry/campus.geojson', '"name":"stage path",', '');
  copy.replace('geometry/campus.geojson', '"name":"canteen path"', '"name":"west walk"');
  expect(copy.findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: The path "way-stage" is 27 m long and has no name',
    'error: Three paths named "west walk" meet at 88, 115',
  ]);
});

test.each(['level-2', 'nowhere'])(
  'checkFolder() finds a door that leads to "%s" of no other building',
  (to) => {
    const copy = new DataCopy();
    copy.editMap('geometry/level-1.geojson', (features) =>
      features.map((feature) =>
        feature.id === 'door-room-101'
          ? { ...feature, properties: { ...feature.properties, to_level: to } }
          : feature,
      ),
    );
    expect(copy.findings.map(({ message }) => message)).toContain(
      `"door-room-101" leads to "${to}", which is not a level of another building`,
    );
  },
);
