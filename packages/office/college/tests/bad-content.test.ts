import { globSync, rmSync } from 'node:fs';
import type { GeoFeature } from '@campusway/campus';
import { expect, test } from 'vitest';
import { DataCopy } from './data-copy.ts';

test('checkFolder() finds a duplicate room', () => {
  const copy = new DataCopy();
  copy.editList('rooms/level-2.json', 'rooms', (rooms) => {
    rooms.push({ ...rooms[0] });
  });
  expect(copy.findings).toMatchObject([
    {
      rule: 'duplicate-room',
      file: 'rooms/level-2.json',
      pointer: '/rooms/71',
      message: expect.stringContaining('"201"'),
    },
  ]);
});

test('checkFolder() refuses a text that every visitor would wait for', () => {
  const copy = new DataCopy();
  copy.editList('rooms/level-2.json', 'rooms', (rooms) => {
    rooms[0] = { ...rooms[0], name: 'x'.repeat(1_000_000) };
  });
  expect(copy.findings).toMatchObject([
    {
      pointer: '/rooms/0/name',
      message: expect.stringContaining('is too long: 1000000 characters'),
      fix: 'Shorten it to 1000 characters',
    },
  ]);
});

test('checkFolder() finds help that denies a listed room', () => {
  const copy = new DataCopy();
  copy.editList('rooms/level-2.json', 'rooms', (rooms) => {
    rooms[0] = { ...rooms[0], name: 'Prayer Room' };
  });
  expect(copy.findings).toMatchObject([
    {
      ...{ severity: 'warning', rule: 'help', file: 'help.json', pointer: '/topics/2' },
      message: 'The answer is "There is no prayer room on this campus.", but there is Prayer Room',
    },
  ]);
});

test('checkFolder() warns of a department without people, unless none has any', () => {
  const copy = new DataCopy();
  copy.editList('departments.json', 'departments', (departments) => {
    departments.push({ code: 'school', label: 'School', name: 'School of Engineering' });
    departments[0] = { ...departments[0], parent: 'school' };
  });
  rmSync(copy.path('people/csd.json'));
  copy.editList('people/csm.json', 'non-teaching', (people) => people.splice(0));
  expect(copy.findings).toMatchObject([
    {
      ...{ severity: 'warning', rule: 'departments', file: 'departments.json', pointer: '/departments/2' },
      message: 'No person is in the department "csd"',
      fix: 'Restore or write people/csd.json, or remove the department',
    },
  ]);
  for (const file of globSync('people/*.json', { cwd: copy.folder })) rmSync(copy.path(file));
  copy.editList('departments.json', 'departments', (departments) => {
    for (const one of departments) delete one.headId;
  });
  expect(copy.findings.filter(({ rule }) => rule === 'departments')).toEqual([]);
});

test.each([
  ['Sports Complex', 'New Stadium', 'campus-places.json'],
  ['Sports Complex', 'New Stadium', 'geometry/campus.geojson'],
  ['Open Air Stage', 'New Theatre', 'campus-places.json'],
])('checkFolder() warns of %s, renamed to %s in %s only', (was, now, file) => {
  const copy = new DataCopy();
  copy.replace(file, `:${file.startsWith('g') ? '' : ' '}"${was}"`, `: "${now}"`);
  const [name, drawn] = file.startsWith('g') ? [was, now] : [now, was];
  expect(copy.findings).toMatchObject([
    {
      ...{ severity: 'warning', rule: 'place-names', file: 'campus-places.json' },
      message: expect.stringMatching(
        `^"${name}" has another name on the drawing, "${drawn}": .* geometry/campus.geojson:\\d+$`,
      ),
    },
  ]);
});

test('checkFolder() warns of a venue that has another name than its room', () => {
  const copy = new DataCopy();
  copy.replace('campus-places.json', '"name": "Central Library"', '"name": "Ramanujan Library"');
  expect(copy.findings).toMatchObject([
    {
      ...{ severity: 'warning', rule: 'place-names', file: 'campus-places.json' },
      message:
        '"Ramanujan Library" has another name in rooms/level-1.json, "Central Library": the site shows both',
    },
  ]);
});

test('checkFolder() allows other names of a building', () => {
  const copy = new DataCopy();
  copy.editJson('aliases.json', ({ places }) =>
    Object.assign(places as object, { 'academic-block': ['Old Block'] }),
  );
  expect(copy.findings).toEqual([]);
});

test.each([
  [
    ['cse', 'it'],
    'Write one of them in quotation marks: "cse". The one department that uses it, by its code',
  ],
  [[], 'The one department that uses it, by its code: "physics"'],
  [{ code: 'cse' }, 'The one department that uses it, by its code: "physics"'],
  ['cse,it', 'The one department that uses it, by its code: "physics"'],
  [5, 'Write it in quotation marks: "5". The one department'],
])('checkFolder() says how to write the department %j of a room', (department, fix) => {
  const copy = new DataCopy();
  copy.editList('rooms/level-2.json', 'rooms', (rooms) => {
    rooms[0] = { ...rooms[0], department };
  });
  expect(copy.findings).toMatchObject([
    { pointer: '/rooms/0/department', fix: expect.stringMatching(`^${fix}`) },
  ]);
});

test('checkFolder() warns of a range of the lookup whose rooms have another department', () => {
  const copy = new DataCopy();
  copy.editList('rooms/level-2.json', 'rooms', (rooms) => {
    for (const room of rooms) if (room.number === '231' || room.number === '233') room.department = 'csm';
  });
  expect(copy.findings).toMatchObject([
    {
      ...{ severity: 'warning', rule: 'lookup', file: 'lookup.json', pointer: '/ranges/2/departments' },
      message:
        'The search says that the rooms 201-236 belong to cse, but room 231 in rooms/level-2.json has "csm", and 1 more differ',
      fix: 'Split the range at these rooms, or add "csm" to its departments',
    },
  ]);
});

test('checkFolder() finds a duplicate person across departments', () => {
  const copy = new DataCopy();
  copy.editList('people/it.json', 'teaching', (teaching) => {
    teaching[3] = { ...teaching[3], id: 'cse-gopal-chowdary' };
  });
  const before = copy.read('people/cse.json').split('"cse-gopal-chowdary"')[0] ?? '';
  const line = before.slice(0, before.lastIndexOf('{')).split('\n').length;
  expect(copy.findings).toMatchObject([
    {
      rule: 'duplicate-person',
      file: 'people/it.json',
      pointer: '/teaching/3',
      message: `The person "cse-gopal-chowdary" occurs twice: also in people/cse.json:${line}`,
    },
  ]);
});

test('checkFolder() finds staff in an unknown room, also as the second of two', () => {
  const copy = new DataCopy();
  copy.replace('people/cse.json', '"room": "205, 212"', '"room": "205, 299"');
  const line = copy.read('people/cse.json').split('"205, 299"')[0]?.split('\n').length;
  expect(copy.findings).toMatchObject([
    { rule: 'staff-rooms', file: 'people/cse.json', line, message: expect.stringContaining('"299"') },
  ]);
});

test('checkFolder() finds an unknown head, and one with a different name', () => {
  const copy = new DataCopy();
  copy.editList('departments.json', 'departments', (departments) => {
    departments[0] = { ...departments[0], headId: 'cse-nobody-here' };
    departments[3] = { ...departments[3], headName: 'Dr. Someone Else' };
  });
  expect(copy.findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'departments /departments/0/headId',
    'departments /departments/3/headName',
  ]);
});

test('checkFolder() finds people of an unknown department', () => {
  const copy = new DataCopy();
  copy.editList('departments.json', 'departments', (departments) => departments.pop());
  expect(copy.findings).toContainEqual(
    expect.objectContaining({ file: 'people/fed.json', message: 'There is no department "fed"' }),
  );
});

test('checkFolder() finds a room of an unknown department', () => {
  const copy = new DataCopy();
  copy.replace('rooms/level-1.json', '"department": "mech"', '"department": "mecha"');
  expect(copy.findings).toMatchObject([
    {
      rule: 'departments',
      file: 'rooms/level-1.json',
      pointer: '/rooms/1/department',
      message: 'There is no department "mecha"',
    },
  ]);
});

test('checkFolder() passes a level without rooms', () => {
  const copy = new DataCopy();
  rmSync(copy.path('rooms/level-4.json'));
  copy.editMap('geometry/level-4.geojson', (features) =>
    features.map((feature) => {
      const { room, ...properties } = feature.properties;
      return room === undefined
        ? feature
        : ({ ...feature, properties: { ...properties, name: 'Store' } } as GeoFeature);
    }),
  );
  copy.editJson('views.json', (content) => {
    const views = content.views as { places: string[] }[];
    for (const view of views) view.places = view.places.filter((place) => !place.startsWith('room-4'));
    content.views = views.filter(({ places }) => places.length > 1);
  });
  copy.editJson('lookup.json', (content) => {
    for (const table of ['rooms', 'ranges', 'venues'])
      content[table] = (content[table] as { room?: string; level?: string }[]).filter(
        ({ room, level }) => !room?.startsWith('4') && level !== 'level-4',
      );
  });
  for (const file of globSync('people/*.json', { cwd: copy.folder }))
    copy.write(file, copy.read(file).replace(/"room": "[^"]*\b4\d\d\b[^"]*"/g, '"room": ""'));
  expect(copy.findings).toEqual([]);
  copy.write('rooms/roof.json', '{ "level": "level-4", "rooms": [] }');
  expect(copy.findings).toEqual([]);
});

test('checkFolder() finds lookup entries with an unknown room or department, a wrong level or a reversed range', () => {
  const copy = new DataCopy();
  copy.editJson('lookup.json', (content) => {
    const { venues = [], rooms = [], ranges = [] } = content as Record<string, object[]>;
    venues[0] = { ...venues[0], room: '298' };
    rooms[1] = { ...rooms[1], room: '999' };
    ranges[1] = { ...ranges[1], level: 'level-3', departments: ['law'] };
    ranges[2] = { ...ranges[2], from: 236, to: 201 };
  });
  expect(copy.findings.map(({ message }) => message)).toEqual([
    'Cannot find room "999": it is not in a room list',
    'Cannot find room "298": it is not in a room list',
    'Room 130 is on "level-1", not on "level-3"',
    'Room 161 is on "level-1", not on "level-3"',
    'There is no department "law"',
    'The range 236-201 is reversed',
  ]);
});

test('checkFolder() finds a listed room that is not drawn, and a drawn one that is not listed', () => {
  const copy = new DataCopy();
  copy.editList('rooms/level-4.json', 'rooms', (rooms) => {
    const at = rooms.findIndex((room) => room.number === '412');
    rooms[at] = { ...rooms[at], number: '499' };
  });
  expect(copy.findings.filter(({ rule }) => rule === 'rooms-drawn')).toMatchObject([
    { file: 'geometry/level-4.geojson', message: 'Room 412 is drawn, but in no room list' },
    { file: 'rooms/level-4.json', message: 'Room 499 is listed, but not drawn' },
  ]);
});

test('checkFolder() finds unknown places of screens and of the campus map', () => {
  const copy = new DataCopy();
  copy.replace('views.json', '"room-205"', '"room-2o5"');
  copy.replace('campus-places.json', '"door-canteen"', '"door-of-the-canteen"');
  expect(copy.findings.map(({ message }) => message)).toEqual([
    'Canteen has the door "door-of-the-canteen", but no opening of that id is drawn',
    'Cannot find the place "room-2o5"',
  ]);
});

test('checkFolder() finds a view that would distort the plan', () => {
  const copy = new DataCopy();
  copy.editList('views.json', 'views', (views) => {
    views[0] = { ...views[0], window: [0, 0, 400, 300] };
  });
  expect(copy.findings).toMatchObject([{ rule: 'views', pointer: '/views/0/window' }]);
});

test.each([
  [
    'another floor',
    { level: 'level-1' },
    'The screen "cse-nav" shows no room of CSE on the first floor: 36 rooms are on the second floor (201, 202, 203 and 33 more)',
  ],
  [
    'another part of its floor',
    { window: [200, 101, 290, 155] },
    'The screen "cse-nav" shows no room of CSE on the second floor: 36 rooms are on the second floor, beyond its window (201, 202, 203 and 33 more)',
  ],
])('checkFolder() finds the screen of a department that shows %s', (_, change, message) => {
  const copy = new DataCopy();
  copy.editList('views.json', 'views', (views) => {
    const at = views.findIndex(({ id }) => id === 'cse-nav');
    views[at] = { ...views[at], ...change };
  });
  expect(copy.findings.filter(({ rule }) => rule === 'department-screens')).toMatchObject([
    {
      ...{ severity: 'warning', file: 'views.json', pointer: '/views/1', message },
      fix: 'Change its "level" or its "window", or remove it: then the site has a screen of the floor with most rooms of CSE',
    },
  ]);
});

test.each([
  ['in front', ' Dr. Dinesh Verma'],
  ['at the end', 'Dr. Dinesh Verma\u00a0'],
  ['twice between words', 'Dr.  Dinesh Verma'],
  ['as a line break', 'Dr. Dinesh\nVerma'],
])('checkFolder() finds a superfluous space %s', (_where, name) => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', '"Dr. Dinesh Verma"', JSON.stringify(name));
  const [finding] = copy.findings;
  expect(finding).toMatchObject({
    rule: 'encoding',
    file: 'people/civil.json',
    pointer: '/teaching/1/name',
    message: expect.stringContaining('a superfluous space, tab or line break'),
  });
});

test.each([
  ['"contact": "+91 00000 11045"', '"contact": "call me"', '"call me" has the wrong format'],
  ['"email": "dinesh.verma@college.example"', '"email": "x y"', '"x y" has the wrong format'],
  ['"name": "Dr. Dinesh Verma"', '"name": ""', '"" is empty'],
])('checkFolder() rejects a changed %s with its message', (right, wrong, message) => {
  const copy = new DataCopy();
  copy.replace('people/civil.json', right, wrong);
  expect(copy.findings).toMatchObject([{ rule: 'schema', message }]);
});

test('checkFolder() says which letters an id has', () => {
  const copy = new DataCopy();
  copy.replace('geometry/level-2.geojson', '"corridor-west-2"', '"corridor-West-2"');
  expect(copy.findings).toMatchObject([
    { rule: 'schema', fix: 'Unique in all geometry files. Small letters, digits and hyphens.' },
  ]);
});

test('checkFolder() finds an unknown help desk, and an answer that is not a sentence', () => {
  const copy = new DataCopy();
  copy.editJson('help.json', (content) => {
    content.desk = 'room-999';
  });
  expect(copy.findings).toMatchObject([
    { rule: 'places', file: 'help.json', pointer: '/desk', message: 'Cannot find the place "room-999"' },
  ]);
  copy.replace('help.json', 'There is no ATM on this campus.', 'There is no ATM');
  expect(copy.findings).toMatchObject([{ rule: 'schema', file: 'help.json', pointer: '/topics/0/answer' }]);
});

test.each([
  ['id', 'room-205', 'The place "room-205" occurs twice: also in geometry/level-2.geojson:'],
  ['id', 'central-library', 'The place "central-library" occurs twice: also in campus-places.json:'],
  ['name', 'Central Library', 'The name "Central Library" occurs twice: also in campus-places.json:'],
  ['room', '129', 'The room of a place "129" occurs twice: also in campus-places.json:'],
])('checkFolder() finds a duplicate place by %s %s', (field, value, message) => {
  const copy = new DataCopy();
  copy.editList('campus-places.json', 'places', (places) => {
    const place = { id: 'copy', name: 'Copy', kind: 'venue', room: '101', label: [150, 110] };
    places.push({ ...place, room: '205', [field]: value });
  });
  const found = copy.findings.filter(({ rule }) => rule === 'duplicate-place');
  expect(found).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }]);
});

test('checkFolder() finds an unknown department in the lookup of a college without departments', () => {
  const copy = new DataCopy();
  rmSync(copy.path('departments.json'));
  const found = copy.findings.filter(({ rule }) => rule === 'lookup');
  expect(found[0]).toMatchObject({ file: 'lookup.json', message: 'There is no department "mech"' });
});

test.each([
  [2, 4.45, '"level-3" lies above "level-2" by its ordinal, but not by its elevation'],
  [2, 4.5, '"level-3" lies above "level-2" by its ordinal, but not by its elevation'],
  [3, 1245, 'The elevation of "level-4" is not a plausible height in metres above the grounds: 1245'],
  [0, -540, 'The elevation of "level-1" is not a plausible height in metres above the grounds: -540'],
])('checkFolder() finds level %i at the elevation %f', (index, elevation, message) => {
  const copy = new DataCopy();
  copy.editJson('buildings.json', (content) => {
    const [{ levels }] = content.buildings as [{ levels: { elevation: number }[] }];
    levels[index] = { ...levels[index], elevation };
  });
  expect(copy.findings.map((finding) => finding.message)).toContain(message);
});

test('checkFolder() finds a level that is not drawn, and one without an outline', () => {
  const copy = new DataCopy();
  copy.editJson('buildings.json', (content) => {
    const [{ levels }] = content.buildings as [{ levels: object[] }];
    levels.push({ id: 'roof', ordinal: 4, shortName: 'R', name: 'roof', elevation: 16.45 });
  });
  copy.editMap('geometry/level-2.geojson', (features) => features.filter(({ id }) => id !== 'level-2'));
  const found = copy.findings.filter(({ rule }) => rule === 'levels');
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'geometry/level-2.geojson: The level "level-2" has no outline',
    'buildings.json: The level "roof" is not drawn',
  ]);
});

test('checkFolder() finds a view that does not show one of its places', () => {
  const copy = new DataCopy();
  copy.editJson('views.json', (content) => {
    const [, view] = content.views as { places: string[] }[];
    view?.places.push('canteen');
  });
  expect(copy.findings).toMatchObject([
    { rule: 'views', message: expect.stringMatching(/^"cse-nav" does not show "canteen", which is at/) },
  ]);
});
