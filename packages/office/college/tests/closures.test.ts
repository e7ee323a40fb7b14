import { unpackGraph } from '@campusway/campus';
import { createCampusRouter } from '@campusway/campus/routing';
import { expect, test } from 'vitest';
import { readCollege } from '../src/check/index.ts';
import { deriveCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';

const entry = { for: 'everybody', reason: 'Annual inspection', review: '2999-01-01' };

function withClosures(...closures: object[]) {
  const copy = new DataCopy();
  copy.write('closures.json', JSON.stringify({ closures: closures.map((one) => ({ ...entry, ...one })) }));
  return copy;
}

const findings = (...closures: object[]) =>
  withClosures(...closures).findings.map(({ severity, pointer, message, fix }) => [
    severity,
    pointer,
    message,
    fix,
  ]);

function partsOf(copy: DataCopy) {
  return deriveCollege(readCollege(copy.folder)).parts;
}

function routerOf(copy: DataCopy) {
  const { graph, places, levels, closures = [] } = partsOf(copy);
  const clock = { now: () => Date.parse('2026-11-25T10:00:00Z'), timeZone: 'Asia/Kolkata' };
  return createCampusRouter({ graph: unpackGraph(graph), places, levels, closures }, clock);
}

test('checkFolder() accepts a place, room, door, lift, shaft, path and building', () => {
  const ids = ['central-library', 'room-205', 'door-room-205', 'lift-west-2', 'lift-west', 'way-west-walk'];
  expect(findings(...[...ids, 'academic-block', 'main-gate-1'].map((id) => ({ id })))).toEqual([]);
});

test('checkFolder() names the nearest id for an unknown one', () => {
  expect(findings({ id: 'lift-wst' })).toEqual([
    [
      'error',
      '/closures/0/id',
      'There is no place, room, door, lift, staircase, path or building "lift-wst"',
      'Did you mean "lift-west"?',
    ],
  ]);
});

test('checkFolder() names the ways of a corridor, which is closed by them', () => {
  expect(findings({ id: 'corridor-west-2' })).toMatchObject([
    [
      'error',
      '/closures/0/id',
      expect.any(String),
      expect.stringMatching(
        /^Close the ways in it: (?=.*"way-west-2-south")(?=.*"way-west-2-north")(?!.*way-east)/,
      ),
    ],
  ]);
});

test('checkFolder() finds a closure without an end, one that ends first, and one that is over', () => {
  const [from, until] = ['2999-01-02T09:00:00+05:30', '2999-01-02T08:00:00+05:30'];
  expect(
    findings(
      { id: 'lift-west', review: undefined },
      { id: 'lift-west', from, until },
      { id: 'lift-west', until: '2020-01-02T08:00:00Z' },
    ).map(([severity, pointer, message]) => [severity, pointer, message]),
  ).toEqual([
    ['error', '/closures/0', 'The closure of "lift-west" has no end: neither "until" nor "review"'],
    [
      'error',
      '/closures/1/until',
      `The closure of "lift-west" ends at ${until}, before it begins at ${from}`,
    ],
    ['warning', '/closures/2', 'The closure of "lift-west" is over'],
  ]);
});

test('checkFolder() finds an instant with another difference to UTC than the clocks of the college', () => {
  const [from, until] = ['2999-01-02T09:00:00+04:30', '2999-01-02T18:00:00+05:30'];
  const message = `The closure of "lift-west" begins at ${from}, which is 10:00 on clocks in Asia/Kolkata`;
  expect(
    findings({ id: 'lift-west', from, until }, { id: 'lift-west', until: '2999-01-02T09:00:00Z' }),
  ).toEqual([['warning', '/closures/0/from', message, 'Write "+05:30" after the time']]);
});

test('checkFolder() refuses malformed instants, and ten thousand entries', () => {
  const instants = ['tomorrow', '2026-02-30T09:00:00Z', '2026-11-25T09:00:00'];
  expect(
    findings(...instants.map((until) => ({ id: 'lift-west', until }))).map(([, , message]) => message),
  ).toEqual(instants.map((until) => `"${until}" has the wrong format`));
  const many = Array.from({ length: 10_000 }, () => ({ id: 'lift-west' }));
  expect(findings(...many)).toMatchObject([
    ['error', '/closures', /too many entries/, 'At most 1,000 entries: remove those that are over.'].map(
      (one) => (one instanceof RegExp ? expect.stringMatching(one) : one),
    ),
  ]);
});

test('deriveCollege() publishes no part without closures', () => {
  expect(partsOf(new DataCopy())).not.toHaveProperty('closures');
});

test('deriveCollege() leaves out a closure of something that is gone, and changes no other part', () => {
  const source = readCollege(withClosures({ id: 'lift-west' }).folder);
  const [lift] = source.closures;
  if (!lift) throw new RangeError('Cannot test without the closure');
  const { parts } = deriveCollege({ ...source, closures: [{ ...lift, id: 'lift-gone' }, lift] });
  const { closures = [], ...others } = parts;
  expect(closures.map(({ name }) => name)).toEqual(['the west lift']);
  expect(others).toEqual(partsOf(new DataCopy()));
});

test.each([
  ['lift-west', [1, 2, 3, 4]],
  ['lift-west-2', [2]],
  ['room-205', [2]],
  ['way-west-walk', [0]],
  ['academic-block', [1, 1, 1, 1]],
])('deriveCollege() gives %s a sign on levels %j', (id, levels) => {
  const { closures = [] } = partsOf(withClosures({ id }));
  expect(closures.flatMap(({ signs }) => signs.map(([level]) => level)).toSorted()).toEqual(levels);
});

test.each([
  [
    'lift-west',
    'room-105',
    'room-305',
    /^The west lift is closed until 15:40 \(annual inspection\)\. This way takes /,
  ],
  [
    'way-west-walk',
    'main-gate-1',
    'canteen',
    /^The west walk is closed until 15:40 .* No other way leads to Canteen/,
  ],
  [
    'academic-block',
    'main-gate-1',
    'room-305',
    /^The Academic Block is closed until 15:40 .* No other way leads to Room 305/,
  ],
  ['academic-block', 'room-205', 'room-305', /^The Academic Block is closed until 15:40/],
  ['door-room-205', 'main-gate-1', 'room-205', /^The door of room 205 is closed until 15:40/],
])('a route avoids %s and explains it', (id, from, to, text) => {
  const router = routerOf(
    withClosures({ id, until: '2026-11-25T15:40:00+05:30' }, { id, until: '2026-11-25T15:00:00+05:30' }),
  );
  const closed = router.findRoute({ from, to, stepFree: true });
  expect(closed.status === 'found' ? closed.detour : closed.message).toMatch(text);
});

test('a closed step-free way names the nearest point on the floor of the destination', () => {
  const { findRoute } = routerOf(
    withClosures({ id: 'lift-west' }, { id: 'way-west-2-south', for: 'step-free' }),
  );
  expect(findRoute({ from: 'main-gate-1', to: 'room-214', stepFree: true })).toMatchObject({
    message: expect.stringContaining(
      'The nearest point that you can reach is near room 218 on the second floor, 6',
    ),
  });
});

test('a closed way without a name is named by its kind, floor and wing', () => {
  const nameOf = (id: string) => partsOf(withClosures({ id })).closures?.map(({ name }) => name);
  expect(nameOf('way-west-2-south')).toEqual(['the corridor, second floor, west wing']);
  expect(nameOf('way-west-steps')).toEqual(['the flight of steps']);
  expect(nameOf('way-west-walk')).toEqual(['the west walk']);
});

test('a closed start leads nowhere, and is not the nearest point itself', () => {
  const { findRoute } = routerOf(withClosures({ id: 'main-gate-2', reason: 'Repair' }));
  expect(findRoute({ from: 'main-gate-2', to: 'room-205' })).toMatchObject({
    message: 'Main Gate 2 is closed until further notice (repair). No other way leads to Room 205.',
  });
});
