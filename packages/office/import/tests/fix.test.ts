import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { describe, expect, test } from 'vitest';
import { type FixRequest, FixSession } from '../src/fix/index.ts';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { doorlessHouse } from './doorless-house.ts';
import { writeSource } from './import-files.ts';
import { ring } from './shapes.ts';
import { temporaryFolder } from './temporary-folder.ts';

const geometry = 'geometry/imported-building-1-0.geojson';
const rooms = 'rooms/imported-building-1-0.json';
const level = 'building-1-0';

/** A college imported from a house with ten rooms without a door, and a session on it. */
function openHouse() {
  const folder = join(temporaryFolder(), 'college');
  const source = writeSource(doorlessHouse);
  writeCollegeFolder(folder, importCampus(source, { into: folder }));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { source, folder, read, session: new FixSession(folder) };
}

function tasksOf(session: FixSession, kind: string) {
  return session.state.tasks.filter((task) => task.kind === kind);
}

/** Accepts the first proposal of the first task of a kind. */
function accept(session: FixSession, kind: 'door' | 'way'): void {
  const [task] = tasksOf(session, kind);
  const [line] = task?.proposals ?? [];
  if (!task || !line) throw new RangeError(`Cannot find a proposal of the kind ${kind}`);
  session.run({ do: kind, level: task.level, line });
}

/** The lines of a text without those of another, and the other way around; a comma at the end does not count. */
function diff(before: string, after: string) {
  const [old, fresh] = [before, after].map((text) => text.split('\n').map((line) => line.replace(/,$/, '')));
  const without = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line));
  return { removed: without(old, fresh), added: without(fresh, old) };
}

test('FixSession proposes a door to the corridor for each room without one, and ten are ten lines in the file', () => {
  const { session, read, folder } = openHouse();
  const before = read(geometry);
  expect(tasksOf(session, 'door')).toHaveLength(10);
  for (let left = 9; left >= 0; left--) {
    accept(session, 'door');
    expect(tasksOf(session, 'door')).toHaveLength(left);
  }
  expect(read(geometry)).toBe(before);
  session.run({ do: 'save' });
  const { removed, added } = diff(before, read(geometry));
  expect(removed).toEqual([]);
  expect(added).toHaveLength(10);
  expect(added[0]).toMatch(/^\{"type":"Feature","id":"door-plan-\d+","geometry":\{"type":"LineString"/);
  expect(session.state.unsaved).toBe(0);
  expect(checkFolder(folder).findings.filter(({ rule }) => rule === 'doorless-rooms')).toEqual([]);
});

test('FixSession puts a door where a wall is clicked, with the category of its sides', () => {
  const { session, read } = openHouse();
  session.run({ do: 'door', level, at: [9.2, 7.3] });
  expect(() => session.run({ do: 'door', level, at: [9.3, 7] })).toThrow('There is a door already');
  session.run({ do: 'door', level, at: [66.1, 5.5] });
  session.run({ do: 'save' });
  expect(read(geometry)).toContain(
    '[[8.75,7.1],[9.65,7.1]]},"properties":{"feature_type":"opening","category":"door"',
  );
  expect(read(geometry)).toContain('"category":"entrance","swing":"none","leaves":1}}\n]}');
  expect(() => session.run({ do: 'door', level, at: [30, 40] })).toThrow('There is no wall');
});

test('FixSession draws a way between two places, which get corners of the ways that are there', () => {
  const { session, read } = openHouse();
  const before = read(geometry);
  expect(tasksOf(session, 'way')).toMatchObject([
    { text: expect.stringContaining('1 room to the others: 300') },
  ]);
  session.run({
    do: 'way',
    level,
    line: [
      [68, 18.2],
      [60, 5.9],
    ],
  });
  expect(tasksOf(session, 'way')).toEqual([]);
  session.run({ do: 'save' });
  const { removed, added } = diff(before, read(geometry));
  expect(added).toHaveLength(removed.length + 1);
  for (const line of removed) expect(line).toContain('"feature_type":"way"');
  expect(() =>
    session.run({
      do: 'way',
      level,
      line: [
        [1, 5.6],
        [1.1, 5.6],
      ],
    }),
  ).toThrow('same place');
});

test('FixSession proposes a door to the corridor for a room that no way joins', () => {
  const { folder, read } = openHouse();
  const text = read(geometry);
  const outside = text.replace('[[2,4.1],[2.9,4.1]]', '[[2,-0.1],[2.9,-0.1]]');
  expect(outside).not.toBe(text);
  writeFileSync(join(folder, geometry), outside);
  const session = new FixSession(folder);
  const isApart = ({ text: what }: { text: string }) => what.endsWith('to the others: 101');
  const [line] = session.state.tasks.find(isApart)?.proposals ?? [];
  if (!line) throw new RangeError('Cannot find a proposal for room 101');
  session.run({ do: 'door', level, line });
  expect(session.state.tasks.filter(isApart)).toEqual([]);
});

test('FixSession offers the walls that the report lists for a building without an entrance', () => {
  const { folder, read } = openHouse();
  const drawn = JSON.parse(read(geometry));
  const isEntrance = ({ properties }: { properties: { category?: string } }) =>
    properties.category === 'entrance';
  const features = drawn.features.filter((one: Parameters<typeof isEntrance>[0]) => !isEntrance(one));
  writeFileSync(join(folder, geometry), JSON.stringify({ ...drawn, features }));
  const session = new FixSession(folder);
  const find = () => session.state.tasks.find(({ text }) => text.endsWith('"building-1" has no entrance'));
  const { proposals: [line] = [], ...task } = find() ?? {};
  expect(task).toMatchObject({ kind: 'door', level });
  if (!line) throw new RangeError('Cannot find a proposal for the entrance');
  session.run({ do: 'door', level, line });
  expect(find()).toBeUndefined();
  session.run({ do: 'save' });
  expect(JSON.parse(read(geometry)).features.filter(isEntrance)).toHaveLength(1);
});

test('FixSession asks outdoors for the path to an entrance, and shows where it starts', () => {
  const { folder } = openHouse();
  const feature = (id: string, type: string, coordinates: unknown, properties: object) => ({
    ...{ type: 'Feature', id, geometry: { type, coordinates }, properties },
  });
  const outline = [ring(-20, -20, 90, 40)];
  const gate = [
    [-20, 5],
    [-20, 7],
  ];
  const path = [
    [-20, 6],
    [-10, 6],
  ];
  const door = { category: 'gate', swing: 'none', leaves: 1 };
  const features = [
    feature('grounds', 'Polygon', outline, { feature_type: 'level' }),
    feature('gate', 'LineString', gate, { feature_type: 'opening', ...door }),
    feature('path', 'LineString', path, { feature_type: 'way', category: 'path' }),
  ];
  const text = JSON.stringify({ type: 'FeatureCollection', level: 'outdoors', features });
  writeFileSync(join(folder, 'geometry/outdoors.geojson'), text);
  const session = new FixSession(folder);
  const find = () => tasksOf(session, 'way').filter((task) => task.level === 'outdoors');
  expect(find()).toMatchObject([{ text: expect.stringContaining('is not connected with'), at: [-0.1, 5.7] }]);
  const [start] = session.show('outdoors')?.entrances.filter(([x]) => x === -0.1) ?? [];
  if (!start) throw new RangeError('Cannot find the entrance');
  session.run({ do: 'way', level: 'outdoors', line: [start, [-10, 6]] });
  expect(find()).toEqual([]);
});

describe('FixSession names a room', () => {
  const name = (unit: string, more: object) =>
    ({ do: 'name', unit, kind: 'lab', name: '', ...more }) as FixRequest;

  test('by its number, in the drawing and in the list', () => {
    const { session, read } = openHouse();
    const [task] = tasksOf(session, 'name');
    const before = [read(geometry), read(rooms)];
    session.run(name(task?.unit ?? '', { number: '299', name: 'Optics' }));
    session.run({ do: 'save' });
    const [drawn, listed] = [diff(before[0] ?? '', read(geometry)), diff(before[1] ?? '', read(rooms))];
    expect(
      drawn.removed.map((line) => line.replace('"category":"room"', '"category":"room","room":"299"')),
    ).toEqual(drawn.added);
    expect(listed).toEqual({ removed: [], added: ['{"number":"299","kind":"lab","name":"Optics"}'] });
  });

  test('by a name only, with an id; a number that another room has is refused', () => {
    const { session, read } = openHouse();
    const [first, second] = tasksOf(session, 'name');
    session.run(name(first?.unit ?? '', { name: 'Tea kitchen' }));
    expect(() => session.run(name(second?.unit ?? '', { number: '201' }))).toThrow(
      `The number "201" is that of "Room" in ${rooms}`,
    );
    expect(() => session.run(name(second?.unit ?? '', {}))).toThrow('Write a number or a name');
    expect(() => session.run(name(second?.unit ?? '', { number: '\u0000' }))).toThrow(
      'Cannot show the plans',
    );
    expect(session.state.unsaved).toBe(1);
    session.run({ do: 'save' });
    expect(read(rooms)).toContain('{"id":"tea-kitchen","kind":"lab","name":"Tea kitchen"}');
  });

  test('that is listed, whose number stays', () => {
    const { session, read } = openHouse();
    const room = session.show(level)?.rooms.find(({ number }) => number === '101');
    session.run(name(room?.unit ?? '', { name: 'Optics' }));
    session.run({ do: 'save' });
    expect(read(rooms)).toContain('{"number":"101","kind":"lab","name":"Optics"}');
  });
});

test('importCampus() keeps what FixSession has drawn and named', () => {
  const { session, read, folder, source } = openHouse();
  const [unit = ''] = tasksOf(session, 'name').map((task) => task.unit);
  accept(session, 'door');
  session.run({ do: 'name', unit, number: '299', name: 'Optics', kind: 'lab' });
  session.run({ do: 'save' });
  const after = [read(geometry), read(rooms)].map((text) => text.split('\n').toSorted());
  writeCollegeFolder(folder, importCampus(source, { into: folder }));
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/,$/, ''))
      .toSorted();
  expect([lines(read(geometry)), lines(read(rooms))]).toEqual(after.map((all) => lines(all.join('\n'))));
});

test('FixSession undoes each change, and saves nothing then', () => {
  const { session, read } = openHouse();
  const [before, tasks] = [read(geometry), session.state.tasks];
  accept(session, 'door');
  accept(session, 'door');
  session.run({ do: 'undo' });
  session.run({ do: 'undo' });
  expect(session.state).toMatchObject({ unsaved: 0, tasks });
  session.run({ do: 'save' });
  expect(read(geometry)).toBe(before);
});

test('FixSession refuses to save over a file that has changed, and repeats what fits after reading again', () => {
  const { session, read, folder } = openHouse();
  const [unit = ''] = tasksOf(session, 'name').map((task) => task.unit);
  accept(session, 'door');
  session.run({ do: 'name', unit, number: '299', name: 'Optics', kind: 'lab' });
  const changed = read(geometry).replace(`"id":"${unit}"`, `"id":"${unit}-2"`);
  writeFileSync(join(folder, geometry), changed);
  expect(() => session.run({ do: 'save' })).toThrow(`another program has changed ${geometry}`);
  expect(read(geometry)).toBe(changed);
  session.run({ do: 'read' });
  expect(session.state.unsaved).toBe(1);
  session.run({ do: 'save' });
  expect(diff(changed, read(geometry)).added).toHaveLength(1);
});

test('FixSession refreshes what another program has added, and keeps all changes or the files as they were read', () => {
  const { session, read, folder } = openHouse();
  const isShown = () => session.state.levels.some(({ id }) => id === 'outdoors');
  accept(session, 'door');
  const features = [
    {
      ...{ type: 'Feature', id: 'grounds', properties: { feature_type: 'level' } },
      geometry: { type: 'Polygon', coordinates: [ring(-20, -20, 90, 40)] },
    },
  ];
  const text = JSON.stringify({ type: 'FeatureCollection', level: 'outdoors', features });
  const { revision } = session.state;
  session.refresh();
  expect(session.state.revision).toBe(revision);
  writeFileSync(join(folder, 'geometry/paths.geojson'), text);
  session.refresh();
  expect([isShown(), session.state.unsaved]).toEqual([true, 1]);
  const [unit = ''] = tasksOf(session, 'name').map((task) => task.unit);
  session.run({ do: 'name', unit, number: '299', name: 'Optics', kind: 'lab' });
  writeFileSync(join(folder, geometry), read(geometry).replace(`"id":"${unit}"`, `"id":"${unit}-2"`));
  session.refresh();
  expect(session.state.unsaved).toBe(2);
});

test('FixSession replaces what an interrupted save has left', () => {
  const { session, read, folder } = openHouse();
  const left = join(folder, `${geometry}.part`);
  writeFileSync(left, '{"type":');
  accept(session, 'door');
  session.run({ do: 'save' });
  expect(existsSync(left)).toBe(false);
  expect(JSON.parse(read(geometry)).features.at(-1)).toMatchObject({ properties: { category: 'door' } });
});

test.each([
  ['no college', () => temporaryFolder(), 'it has no college.json'],
  [
    'a file that is not JSON',
    () => {
      const { folder } = openHouse();
      writeFileSync(join(folder, geometry), '{"features":[');
      return folder;
    },
    `${geometry}: The file is truncated`,
  ],
])('FixSession refuses a folder with %s in words', (_, folder, message) => {
  expect(() => new FixSession(folder())).toThrow(message);
});

test('FixSession shows a level with its names and colours, and the outlines of rooms', () => {
  const { session } = openHouse();
  const shown = session.show(level);
  expect(shown?.svg).toContain('>201</text>');
  expect(shown?.svg).toContain('fill="var(--plan-wall)"');
  expect(shown?.rooms).toHaveLength(23);
  expect(session.show('nowhere')).toBeUndefined();
});
