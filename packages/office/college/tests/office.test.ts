import type { GeoFeature } from '@campusway/campus';
import { expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';
import { lineFeature, polygonFeature, rectangle } from './feature.ts';

/** The steps of college/README.md, applied to the sample. */
const derive = (copy: DataCopy) => deriveCollege(readCollege(copy.folder)).parts;

function addFloor(copy: DataCopy): void {
  copy.editJson('buildings.json', (content) => {
    const [building] = content.buildings as { levels: object[] }[];
    building?.levels.push({
      id: 'level-5',
      ordinal: 4,
      shortName: '5',
      name: 'fifth floor',
      elevation: 16.45,
    });
  });
  const drawing = JSON.parse(copy.read('geometry/level-4.geojson')) as { features: GeoFeature[] };
  const features = drawing.features.map(({ id, properties, ...feature }) => {
    const { room } = properties;
    const own = typeof room === 'string' ? { room: room.replace(/^4/, '5') } : {};
    return { ...feature, id: `fifth-${id}`, properties: { ...properties, ...own } };
  });
  copy.write('geometry/level-5.geojson', JSON.stringify({ ...drawing, level: 'level-5', features }));
  const { rooms } = JSON.parse(copy.read('rooms/level-4.json')) as { rooms: { number: string }[] };
  const above = rooms.map((room) => ({ ...room, number: room.number.replace(/^4/, '5') }));
  copy.write('rooms/level-5.json', JSON.stringify({ level: 'level-5', rooms: above }));
}

function addBuilding(copy: DataCopy): void {
  copy.editJson('buildings.json', (content) => {
    const levels = [{ id: 'hall-1', ordinal: 0, shortName: '1', name: 'first floor', elevation: 0 }];
    (content.buildings as object[]).push({ id: 'hall', name: 'Sports Hall', roomPrefix: 'S-', levels });
  });
  const unit = (id: string, ring: ReturnType<typeof rectangle>, properties: object) =>
    polygonFeature(id, { feature_type: 'unit', ...properties }, [ring]);
  const features = [
    polygonFeature('hall-1', { feature_type: 'level' }, [rectangle(60, 20, 80, 40)]),
    unit('hall-room', rectangle(60.2, 20.2, 79.8, 35.9), { category: 'room', room: '101' }),
    unit('hall-corridor', rectangle(60.2, 36.1, 79.8, 39.8), { category: 'walkway' }),
    lineFeature('hall-way', { feature_type: 'way', category: 'corridor' }, [
      [61, 38],
      [79, 38],
    ]),
    lineFeature('hall-door', { feature_type: 'opening', category: 'door', swing: 'none', leaves: 1 }, [
      [70, 36],
      [71.2, 36],
    ]),
    lineFeature(
      'hall-entrance',
      { feature_type: 'opening', category: 'entrance', swing: 'none', leaves: 2 },
      [
        [69, 39.9],
        [71, 39.9],
      ],
    ),
  ];
  copy.write(
    'geometry/hall-1.geojson',
    JSON.stringify({ type: 'FeatureCollection', level: 'hall-1', features }),
  );
  const rooms = [{ number: '101', kind: 'other', name: 'Gymnasium' }];
  copy.write('rooms/hall-1.json', JSON.stringify({ level: 'hall-1', rooms }));
  copy.editMap('geometry/campus.geojson', (drawn) => [
    ...drawn,
    lineFeature('way-hall', { feature_type: 'way', category: 'path', name: 'hall path' }, [
      [70, 39.9],
      [70, 96],
      [88, 96],
    ]),
  ]);
}

test('a fifth floor passes the check and gets a screen, a plan and rooms', () => {
  const copy = new DataCopy();
  addFloor(copy);
  expect(checkFolder(copy.folder).findings).toEqual([]);
  const { levels, screens, rooms, ...parts } = derive(copy);
  expect(levels.at(-1)).toMatchObject({ name: 'fifth floor', screen: 'floor5' });
  expect(screens.find(({ id }) => id === 'floor5')).toMatchObject({ heading: 'Floor 5' });
  expect(rooms.some(({ number }) => number.startsWith('5'))).toBe(true);
  expect(parts['plan/level-5']?.units.length).toBeGreaterThan(50);
});

test('a level has its page at the address that an office chose, which no other page has', () => {
  const copy = new DataCopy();
  addFloor(copy);
  addBuilding(copy);
  const setPages = (...pages: string[]) =>
    copy.editJson('buildings.json', (content) => {
      const [main, hall] = content.buildings as { levels: { page?: string }[] }[];
      for (const [at, level] of [main?.levels.at(-1), hall?.levels[0]].entries())
        if (level) Object.assign(level, { page: pages[at] });
    });
  setPages('level/5', 'hall');
  expect(copy.findings).toEqual([]);
  const { screens, levels } = derive(copy);
  expect(screens.map(({ id }) => id)).toEqual(expect.arrayContaining(['level/5', 'hall']));
  expect(levels.find(({ id }) => id === 'hall-1')).toMatchObject({ screen: 'hall' });
  expect(JSON.stringify(levels)).not.toContain('"page"');
  setPages('room/5', 'cse');
  expect(copy.findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'addresses /buildings/0/levels/4/page',
    'addresses /buildings/1/levels/0/page',
  ]);
});

test('a second building does not change the screen ids of the first', () => {
  const copy = new DataCopy();
  addFloor(copy);
  const before = derive(copy).screens.map(({ id }) => id);
  addBuilding(copy);
  expect(checkFolder(copy.folder).findings).toEqual([]);
  const { screens, rooms } = derive(copy);
  expect(screens.map(({ id }) => id)).toEqual([...before, 'hall-1']);
  expect(rooms.find(({ number }) => number === 'S-101')).toMatchObject({ sign: '101' });
});

test('checkFolder() finds a number with the prefix that its building adds', () => {
  const copy = new DataCopy();
  addBuilding(copy);
  for (const file of ['rooms/hall-1.json', 'geometry/hall-1.geojson'])
    copy.write(file, copy.read(file).replace('"101"', '"S-101"'));
  expect(copy.findings).toMatchObject([
    {
      rule: 'prefixed-number',
      file: 'rooms/hall-1.json',
      message: expect.stringContaining('the site calls this room "S-S-101"'),
      fix: 'Write "101", here and on the drawing',
    },
  ]);
});

test('deriveCollege() says that no room has a number when none has', () => {
  const source = readCollege(new DataCopy().folder);
  expect(deriveCollege(source).facts.unnumbered).toBeUndefined();
  const rooms = source.rooms.map((file) => ({
    ...file,
    rooms: file.rooms.map(({ number, ...room }) => ({ ...room, id: number ?? room.id ?? '' })),
  }));
  expect(deriveCollege({ ...source, rooms }).facts.unnumbered).toBe(true);
});

test('a department without head, aliases and rooms passes the check and gets only staff pages', () => {
  const copy = new DataCopy();
  copy.editJson('departments.json', (content) => {
    (content.departments as object[]).push({ code: 'bio', label: 'Biology', name: 'Biology' });
  });
  const person = { id: 'bio-ann-lee', name: 'Ann Lee', designation: 'Lecturer', room: '205' };
  const teaching = [{ ...person, contact: '', email: '', photo: '' }];
  copy.write('people/bio.json', JSON.stringify({ department: 'bio', teaching, 'non-teaching': [] }));
  expect(checkFolder(copy.folder).findings).toEqual([]);
  expect(derive(copy).departments.at(-1)).toEqual({
    code: 'bio',
    label: 'Biology',
    name: 'Biology',
    aliases: [],
  });
});
