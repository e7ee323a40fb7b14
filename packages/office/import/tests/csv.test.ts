import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside, midpoint, type Point } from '@campusway/campus';
import { createSearchIndex, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { zipImdf } from '../src/export/index.ts';
import { ImportError } from '../src/index.ts';
import { csvReader } from '../src/readers/csv/read-csv.ts';
import { archiveOf } from './colleges.ts';
import { importFiles } from './import-files.ts';
import { edges, nodes } from './lists.ts';
import { points } from './shapes.ts';

function read(texts: Readonly<Record<string, string>>) {
  const files = { name: 'lists', texts: new Map(Object.entries(texts)) };
  expect(csvReader.fits(files)).toBe(true);
  return csvReader.read(files);
}
const readBoth = (ownNodes = nodes, ownEdges = edges) =>
  read({ 'nodes.csv': ownNodes, 'edges.csv': ownEdges });

test('csvReader draws a square for each room and strips for corridors, with a door between the two', () => {
  const { campus, guesses } = readBoth();
  expect(campus.unit).toBe('metres');
  expect(campus.levels.map(({ id, ordinal }) => [id, ordinal])).toEqual([
    ['level 0', 0],
    ['level 1', 1],
  ]);
  const units = new Map(campus.units.map((unit) => [unit.id, unit]));
  expect(units.get('r1')).toMatchObject({
    levelId: 'level 0',
    number: '101',
    names: { und: 'Physics, new' },
  });
  expect(units.get('r5')?.names).toEqual({ und: 'The "Loft"' });
  expect([units.get('r2')?.category, units.get('r4')?.category]).toEqual(['office', 'laboratory']);
  for (const { id, line, unitIds, levelId, isEntrance } of campus.openings) {
    const [from, to] = line as [Point, Point];
    const [x, y] = midpoint(from, to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const found = [0.4, -0.4].map(
      (step) =>
        campus.units.find(
          (unit) => unit.levelId === levelId && isInside([x + nx * step, y + ny * step], unit.polygon),
        ) ?? { id: 'outside', category: 'outside' },
    );
    expect({ id, sides: found.map(({ category }) => category) }).toEqual({
      id,
      sides: expect.arrayContaining(['walkway']),
    });
    expect(found.map((unit) => unit.id)).toContain(isEntrance ? 'outside' : unitIds[0]);
  }
  expect(campus.openings).toHaveLength(8);
  expect(guesses).toMatchObject([{ rule: 'drawn-from-points' }]);
});

test('csvReader draws a room beside its node when edges lead through it', () => {
  const { campus } = readBoth();
  const through = campus.units.find(({ id }) => id === 'r3');
  expect(through && isInside([14, -6], through.polygon)).toBe(false);
  const ends = campus.ways.filter(({ line }) => line.some((point) => String(point) === '14,-6'));
  expect(ends).toHaveLength(3);
});

test('csvReader joins levels by one shaft, leads paths outdoors, and keeps one-way edges', () => {
  const { campus } = readBoth();
  const stairs = campus.units.filter(({ category }) => category === 'stairs');
  expect(stairs.map(({ id }) => id)).toEqual(['s0', 's1']);
  expect(new Set(stairs.map(({ shaft }) => shaft)).size).toBe(1);
  expect(campus.ways.filter(({ levelId }) => levelId === undefined)).toMatchObject([
    { category: 'path', line: points(-20, 0, 0, 0) },
  ]);
  expect(campus.ways.filter(({ isOneWay }) => isOneWay)).toHaveLength(1);
  const lift = readBoth(nodes, edges.replace('s0,s1,stairs,', 's0,s1,lift,')).campus.units;
  expect(lift.filter(({ category }) => category === 'elevator')).toHaveLength(2);
});

test('csvReader reads semicolons, decimal commas, tabs, a byte-order mark, and columns named in mapping.json', () => {
  const semicolons = `\ufeff${nodes
    .replaceAll(',', ';')
    .replace('"Physics; new"', '"Physics, new"')
    .replace('r1;6;6', 'r1;6,5;6')
    .replace('id;x;y;level;kind', 'Node_ID;X;Y;Floor;Type')}`;
  const tabs = edges.replaceAll(',', '\t').replace('from\tto', 'Source\tTarget');
  const columns = { id: 'Node_ID', level: 'Floor', kind: 'Type', from: 'source', to: 'target' };
  const { campus } = read({
    ...{ 'nodes.csv': semicolons, 'edges.csv': tabs, 'mapping.json': JSON.stringify({ columns }) },
  });
  expect(campus.units.find(({ id }) => id === 'r1')?.names).toEqual({ und: 'Physics, new' });
  expect(campus.units).toHaveLength(readBoth().campus.units.length);
  const square = campus.units.find(({ id }) => id === 'r1')?.polygon[0] ?? [];
  expect(square.reduce((sum, [x]) => sum + x, 0) / 4).toBeCloseTo(6.5, 6);
});

test('csvReader reads longitude and latitude, and levels by a third table', () => {
  const onEarth = `id;latitude;longitude;level;number
a;49,0001;8,4;EG;
b;49,0002;8,4;EG;7`;
  const levels = 'level;ordinal;name;short\nEG;0;Erdgeschoss;E';
  const { campus } = read({ 'n.csv': onEarth, 'e.csv': 'from;to\na;b', 'l.csv': levels });
  expect(campus.unit).toBe('degrees');
  expect(campus.levels).toMatchObject([{ ordinal: 0, names: { und: 'Erdgeschoss' }, shortName: 'E' }]);
  const [longitude = 0, latitude = 0] = campus.units[0]?.polygon[0]?.[0] ?? [];
  expect([longitude.toFixed(3), latitude.toFixed(3)]).toEqual(['8.400', '49.000']);
});

test.each([
  [
    'too few fields',
    'a,6,0,0,,,',
    'a,6,0,0',
    /nodes\.csv, line 3: it has 4 fields, and the first line has 7/,
  ],
  ['an open quote', '"Physics, new"', '"Physics', /nodes\.csv, line \d+: /],
  ['an unknown node', 'b,r2', 'b,r9', /edges\.csv, line 5: there is no node "r9"/],
  ['two unknown nodes', 'a,b', 'x,y', /edges\.csv, line 3: there is no node "x" and "y"/],
  ['no position', 'r1,6,6', 'r1,six,6', /line 5: "six" and "6" of node "r1" are not a position/],
  ['a level in letters', 'r1,6,6,0', 'r1,6,6,EG', /line 5: the level "EG" of node "r1" is not a number/],
  ['no id', '\na,6', '\n,6', /line 3: the node has no id/],
  ['an id twice', '\nb,14', '\na,14', /line 4: there is a node "a" already/],
  ['an edge to itself', 'a,b', 'a,a', /line 3: the edge leads from node "a" to itself/],
])('csvReader rejects tables with %s and reports the line', (_, written, wrong, message) => {
  const [ownNodes, ownEdges] = [nodes, edges].map((table) => table.replace(written, wrong));
  expect(() => readBoth(ownNodes, ownEdges)).toThrow(message);
  expect(() => readBoth(ownNodes, ownEdges)).toThrow(ImportError);
});

test('csvReader lists ten errors and counts the others', () => {
  const many = `${edges}${'nowhere,e,,\n'.repeat(15)}`;
  expect(() => readBoth(nodes, many)).toThrow(/line 13[\s\S]*line 22: .*\nand 5 more$/);
});

test('csvReader reports unknown columns and how to map them', () => {
  const renamed = { 'nodes.csv': nodes.replace('id,x', 'Node_ID,x'), 'edges.csv': edges };
  expect(() => read(renamed)).toThrow(
    /no table of nodes.* nodes\.csv has the columns Node_ID, x, .* Is "Node_ID" our "id"\? If so, save this/,
  );
  const mapping = JSON.stringify({ columns: { key: 'Node_ID' } });
  expect(() => read({ ...renamed, 'mapping.json': mapping })).toThrow(/by these: id, x, y/);
});

test('csvReader says which columns foreign tables lack, and never proposes one of another table', () => {
  const foreign = { 'kanten.csv': 'von,nach\na,b\n', 'raeume.csv': 'Raum,Rechts,Hoch\na,1,2\nb,3,4\n' };
  expect(() => read(foreign)).toThrow(
    'kanten.csv or raeume.csv needs columns for "id", "x" or "longitude", "y" or "latitude": rename or add them',
  );
  expect(() => read(foreign)).not.toThrow('"von"');
  const columns = { id: 'Raum', x: 'Rechts', y: 'Hoch' };
  expect(() => read({ ...foreign, 'mapping.json': JSON.stringify({ columns }) })).toThrow(
    'no table of edges. Its first line must have the columns from and to, ids of nodes. kanten.csv has the columns von, nach. kanten.csv needs columns for "from", "to"',
  );
});

test('csvReader says that a list of rooms has no positions', () => {
  const list = { 'rooms.csv': 'Raum,Bezeichnung,building\n101,Lab,A\n', 'edges.csv': edges };
  const mapping = JSON.stringify({ columns: { id: 'Raum' } });
  expect(() => read({ ...list, 'mapping.json': mapping })).toThrow(
    /rooms\.csv needs columns for "x" or "longitude", "y" or "latitude": .* Without positions, .* rooms cannot be drawn/,
  );
});

test('csvReader refuses a mapping with a column that no table has', () => {
  const mapping = JSON.stringify({ columns: { number: 'Door Nr' } });
  expect(() => read({ 'nodes.csv': nodes, 'edges.csv': edges, 'mapping.json': mapping })).toThrow(
    /mapping\.json: it has the column "Door Nr" for "number", but no table has it\. They have: id, x, /,
  );
});

test('importCampus() reports the number of a toilet, which is no room', () => {
  const toilets = `${nodes}w,6,-6,0,restroom,Toilets,P-102\n`;
  const { report } = importFiles({ 'nodes.csv': toilets, 'edges.csv': `${edges}w,a,,\n` });
  expect(report.guesses).toContainEqual(
    expect.objectContaining({ rule: 'other-number', what: 'The number "P-102" is left out' }),
  );
});

test('importCampus() names a spreadsheet in a folder, alone and beside data', () => {
  const sheet = { 'Room list.xlsx': 'PK' };
  expect(() => importFiles(sheet)).toThrow(/"Room list\.xlsx" is left out\. Save it as CSV\. Supported are/);
  const { report } = importFiles({ ...sheet, 'nodes.csv': nodes, 'edges.csv': edges });
  expect(report.guesses).toContainEqual(
    expect.objectContaining({ kind: 'left-out', rule: 'spreadsheet', where: { file: 'Room list.xlsx' } }),
  );
});

type Unit = Readonly<{ id: string; properties: { room?: string } }>;

test('importCampus() gives ids that differ only by case in any order of the rows', () => {
  const rows = ['rA,10,-6,0,room,,301\n', 'ra,2,6,0,room,,302\n', 'RA,2,-6,0,room,,303\n'];
  const idsOf = (order: readonly string[]) => {
    const tables = { 'nodes.csv': nodes + order.join(''), 'edges.csv': `${edges}a,rA,,\na,ra,,\na,RA,,\n` };
    const { into } = importFiles(tables);
    const plan = JSON.parse(readFileSync(join(into, 'geometry/imported-building-1-0.geojson'), 'utf8'));
    const named = plan.features.map(({ id, properties: { room } }: Unit) => `${room} ${id}`);
    return named.filter((one: string) => one.startsWith('30')).toSorted();
  };
  for (const order of [rows, rows.toReversed()])
    expect(idsOf(order)).toEqual(['301 ra-3', '302 ra', '303 ra-2']);
});

test('csvReader rejects one table without the other', () => {
  expect(() => read({ 'nodes.csv': nodes })).toThrow(/there is no table of edges/);
  expect(() => read({ 'edges.csv': edges })).toThrow(/there is no table of nodes/);
});

/** The mapping that an error asks to save. */
function mappingIn(files: Readonly<Record<string, string>>): string {
  try {
    read(files);
  } catch (error) {
    return /\{[\s\S]*\}/.exec((error as Error).message)?.[0] ?? '';
  }
  return 'no error';
}

test('csvReader asks which columns and kinds are which, and reads the tables with the answers', () => {
  const raw = {
    'hosp-nodes.csv': `nodeID,xcoord,ycoord,floor,building,nodeType,longName
H1,0,0,L1,Tower,HALL,Hall by the lift
L1,60,0,L1,Tower,ELEV,Lift A
L2,60,0,1,Tower,ELEV,Lift A
H2,0,10,1,Tower,HALL,Hall 1
D1,0,100,1,Tower,DEPT,Cardiology
`,
    'hosp-edges.csv': 'edgeID,startNode,endNode\ne1,H1,L1\ne2,L1,L2\ne3,L2,H2\ne4,H2,D1\n',
  };
  const columns = JSON.parse(mappingIn(raw));
  expect(columns).toEqual({
    columns: {
      ...{ id: 'nodeID', x: 'xcoord', y: 'ycoord', level: 'floor', kind: 'nodeType', name: 'longName' },
      ...{ from: 'startNode', to: 'endNode' },
    },
  });
  const levels = { L1: { ordinal: -1, shortName: 'L1' } };
  const first = { ...columns, levels, metresPerUnit: 0.1, yAxis: 'down' };
  const kinds = JSON.parse(mappingIn({ ...raw, 'mapping.json': JSON.stringify(first) }));
  expect(kinds).toEqual({ kinds: { HALL: 'corner', ELEV: 'elevator', DEPT: 'room' } });
  const { campus } = read({ ...raw, 'mapping.json': JSON.stringify({ ...first, ...kinds }) });
  expect(campus.levels.map(({ ordinal }) => ordinal)).toEqual([-1, 1]);
  const lifts = campus.units.filter(({ category }) => category === 'elevator');
  expect(lifts.map(({ shaft }) => shaft)).toEqual(['L1', 'L1']);
  const corners = campus.units.find(({ id }) => id === 'D1')?.polygon[0] ?? [];
  expect(Math.min(...corners.map(([, y]) => y))).toBeCloseTo(-12, 0);
});

test('csvReader leaves out ignored nodes, and reports their edges', () => {
  const { campus, guesses } = read({
    'nodes.csv': nodes,
    'edges.csv': edges,
    'mapping.json': '{ "kinds": { "lab": "ignore" } }',
  });
  expect(campus.units.map(({ id }) => id)).not.toContain('r4');
  expect(guesses.map(({ what }) => what)).toContain('The edge from "r3" to "r4" is left out');
});

test('csvReader reads stairs and ramps on one level as such', () => {
  const { campus } = readBoth(
    nodes,
    edges.replace('a,b,,yes', 'a,b,stairs,').replace('b,s0,,', 'b,s0,ramp,'),
  );
  const categories = campus.ways.map(({ category }) => category);
  expect(categories.filter((one) => one === 'stairs')).toHaveLength(1);
  expect(categories.filter((one) => one === 'ramp')).toHaveLength(1);
});

test('csvReader asks about kinds of edges that it does not know, and reads other words for stairs', () => {
  const withKind = (kind: string) => ({
    'nodes.csv': nodes,
    'edges.csv': edges.replace('a,b,,yes', `a,b,${kind},`),
  });
  const answer = mappingIn(withKind('STAI'));
  expect(JSON.parse(answer)).toEqual({ kinds: { STAI: 'stairs' } });
  expect(mappingIn(withKind('catwalk'))).toContain('"catwalk": "corridor"');
  for (const files of [
    { ...withKind('STAI'), 'mapping.json': answer },
    withKind('Steps'),
    withKind('staircase'),
  ])
    expect(read(files).campus.ways.filter(({ category }) => category === 'stairs')).toHaveLength(1);
  for (const kind of ['room', 'entrance', 'hallway', 'bridge'])
    expect(read(withKind(kind)).campus.ways.map(({ category }) => category)).not.toContain('stairs');
  const ignored = read({ ...withKind('catwalk'), 'mapping.json': '{ "kinds": { "catwalk": "ignore" } }' });
  expect(ignored.guesses.map(({ what }) => what)).toContain('The edge from "a" to "b" is left out');
});

test('importCampus() keeps nodes whose ids differ by case, and reports their new ids', () => {
  const { report, errors, college } = importFiles({
    'nodes.csv': `id,x,y,level,kind,name,number
e,0,0,0,entrance,Main,
h1,6,0,0,corner,,
h2,14,0,0,corner,,
R1,6,6,0,room,Physics,101
r1,14,6,0,room,Chemistry,102
`,
    'edges.csv': 'from,to,kind\ne,h1,\nh1,h2,\nh1,R1,\nh2,r1,\n',
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2 });
  expect(college.parts.rooms.map(({ name }) => name)).toEqual(['Physics', 'Chemistry']);
  expect(report.guesses.map(({ what }) => what)).toContain('"R1" has the id "r1-2"');
});

test('csvReader refuses a table with too many rows, before it reads them', () => {
  const many = `${nodes}${'n,0,0,0,corner,,\n'.repeat(50_000)}`;
  expect(() => readBoth(many)).toThrow(/nodes\.csv: it has \d+ lines, and at most 50000 can be imported/);
});

/** An entrance, a flight of stairs in the corridor, a room before and one behind it. */
const stairsInWay = {
  'nodes.csv': `id,x,y,level,nodeType,name,number
e1,0,0,0,entrance,Main entrance,
h1,10,0,0,corner,,
h2,30,0,0,corner,,
r1,10,10,0,room,Office one,101
r2,30,10,0,room,Office two,102
`,
  'edges.csv': 'from,to,edgeKind\ne1,h1,\nh1,h2,stairs\nh1,r1,\nh2,r2,\n',
};
const kindsOfBoth = { kind: 'nodeType', edges: { kind: 'edgeKind' } };

test.each([
  ['both tables', undefined],
  ['the table of edges', '{ "columns": { "kind": "nodeType" } }'],
])('csvReader asks about columns of %s that nothing reads, and reads them with the answer', (_, first) => {
  const files = first ? { ...stairsInWay, 'mapping.json': first } : stairsInWay;
  expect(() => read(files)).toThrow(
    /edges\.csv has the columns .* Is "edgeKind" our "kind" of edges\? If so, save .* "ignore": \["/,
  );
  expect(() => read(files)).toThrow(ImportError);
  const answer = mappingIn(files);
  expect(JSON.parse(answer)).toEqual({ columns: kindsOfBoth });
  const { report } = importFiles({ ...stairsInWay, 'mapping.json': answer });
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, stepFree: 1 });
});

test('csvReader takes a column that mapping.json ignores in any case of its letters', () => {
  const files = {
    'nodes.csv': nodes,
    'edges.csv': edges.replace('from,to,kind,one_way', 'from,to,edgeKind,one_way'),
  };
  const ignore = JSON.stringify({ columns: { ignore: ['edgeKind'] } });
  expect(() => read(files)).toThrow(/Is "edgeKind" our "kind"/);
  expect(() => read({ ...files, 'mapping.json': ignore })).not.toThrow();
});

test('csvReader asks about one-way edges, and reads a column that mapping.json ignores as none of its own', () => {
  const oneWay = { 'nodes.csv': nodes, 'edges.csv': edges.replace('one_way', 'oneway') };
  expect(JSON.parse(mappingIn(oneWay))).toEqual({ columns: { one_way: 'oneway' } });
  const mapping = JSON.stringify({ columns: { ignore: ['oneway'] } });
  const { campus, guesses } = read({ ...oneWay, 'mapping.json': mapping });
  expect(campus.ways.filter(({ isOneWay }) => isOneWay)).toEqual([]);
  expect(guesses).toContainEqual(
    expect.objectContaining({ what: 'The column "oneway" of edges.csv is not read' }),
  );
});

test('csvReader reports a column that it does not know, unless it is empty', () => {
  const { guesses } = readBoth(
    nodes.replaceAll('\n', ',\n').replace('number,', 'number,Fire zone').replace('101,', '101,Z2'),
    edges.replaceAll('\n', ',\n').replace('one_way,', 'one_way,remark'),
  );
  expect(guesses.filter(({ rule }) => rule === 'unread-column')).toEqual([
    {
      ...{ kind: 'left-out', rule: 'unread-column', where: { file: 'nodes.csv' } },
      what: 'The column "Fire zone" of nodes.csv is not read',
      why: 'A table of nodes has the columns id, x, y, longitude, latitude, level, building, kind, name, number: if it is one of these, name it in "columns" of mapping.json',
    },
  ]);
});

test.each([
  [
    'a table that there is none of',
    { ways: { kind: 'edgeKind' } },
    /"columns" has no "ways".* for one table/,
  ],
  ['a column of another table', { edges: { number: 'edgeKind' } }, /"columns" of edges has no "number"/],
  ['a column that its table lacks', { edges: { kind: 'nodeType' } }, /column "nodeType" for "kind" of edges/],
  ['names that are no list', { ignore: 'edgeKind' }, /"ignore" of "columns" must be a list/],
])('csvReader refuses a mapping with %s', (_, columns, message) => {
  expect(() => read({ ...stairsInWay, 'mapping.json': JSON.stringify({ columns }) })).toThrow(message);
});

/** A corridor between two entrances, and two rooms. */
const twoEntrances = {
  'nodes.csv': `id,x,y,level,kind,name,number
e1,0,0,0,entrance,Main entrance,
h1,10,0,0,corner,Long hall,
h2,30,0,0,corner,,
e2,40,0,0,entrance,Garden entrance,
r1,10,10,0,room,Office one,101
r2,30,10,0,room,Office two,102
`,
  'edges.csv': 'from,to\ne1,h1\nh1,h2\nh2,e2\nh1,r1\nh2,r2\n',
};

test('importCampus() keeps the names of entrances, also in an exported archive, and reports those of corners', () => {
  const namesOf = ({ parts }: ReturnType<typeof importFiles>['college']) =>
    parts.places.filter(({ kind }) => kind === 'entrance').map(({ name }) => name);
  const { college, report, into } = importFiles(twoEntrances);
  expect(namesOf(college)).toEqual(['Main entrance', 'Garden entrance']);
  const { search } = createSearchIndex(toSearchRecords(college.parts));
  expect(search('garden entrance').results[0]?.record).toMatchObject({ title: 'Garden entrance' });
  const again = importFiles({ 'campus.zip': zipImdf(archiveOf(into)) }, 'campus.zip');
  expect(namesOf(again.college)).toEqual(['Main entrance', 'Garden entrance']);
  expect(report.guesses).toContainEqual(
    expect.objectContaining({
      what: 'The name "Long hall" is left out',
      where: { id: 'h1', levelId: 'level 0' },
    }),
  );
});

test('checkFolder() finds an entrance behind steps only where steps lead to it', () => {
  const notStepFree = (ownEdges: string) =>
    importFiles({ ...twoEntrances, 'edges.csv': ownEdges }).warnings.flatMap(({ rule, message }) =>
      rule === 'step-free' ? message : [],
    );
  const level = `${twoEntrances['edges.csv'].replaceAll('\n', ',\n').replace('to,', 'to,kind')}`;
  expect(notStepFree(level)).toEqual([]);
  expect(notStepFree(level.replace('h2,e2,', 'h2,e2,stairs'))).toEqual([
    'Garden entrance "e2-door" cannot be reached without steps from "e1-door"',
  ]);
  expect(notStepFree(level.replace('h1,h2,', 'h1,h2,stairs'))).toEqual([
    'Room 102 cannot be reached without steps from "e1-door"',
    'Garden entrance "e2-door" cannot be reached without steps from "e1-door"',
  ]);
});
