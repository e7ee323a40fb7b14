import { areaOf } from '@campusway/campus';
import { expect, test } from 'vitest';
import type { Position, ReadResult, SourcePolygon } from '../src/index.ts';
import { osmReader } from '../src/readers/osm/read-osm.ts';
import { frame, node, type TownThing, toOsmGeoJson, toOsmXml, toOverpass, town, way } from './osm-town.ts';
import { points, ring } from './shapes.ts';

const read = (name: string, text: string) => {
  const files = { name, texts: new Map([[name, text]]) };
  expect(osmReader.fits(files)).toBe(true);
  return osmReader.read(files);
};
const readTown = (things: readonly TownThing[] = town) => read('town.osm', toOsmXml(things));
const unitOf = ({ campus }: ReadResult, id: string) => campus.units.find((unit) => unit.id === id);
const squareMetres = (polygon: SourcePolygon | undefined) =>
  Math.round(areaOf((polygon ?? []).map((ring) => ring.map(frame.toMetres))));
const rules = ({ guesses }: ReadResult) => guesses.map(({ rule, where }) => `${rule} ${where.id}`);
const inMetres = (line: readonly Position[] = []) =>
  line.map((point) => frame.toMetres(point).map((value) => Math.round(value * 10) / 10));

test('osmReader reads rooms, corridors and their levels as Simple Indoor Tagging writes them', () => {
  const result = readTown();
  const { campus } = result;
  expect(campus.names).toEqual({ und: 'Science Hall', de: 'Haus der Physik' });
  expect(campus.source).toEqual({
    file: 'town.osm',
    format: 'osm',
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors',
    created: '2026-01-02T03:04:05Z',
  });
  expect(campus.levels.map(({ ordinal, buildingId, shortName }) => [ordinal, buildingId, shortName])).toEqual(
    [
      [0, 'way/1', undefined],
      [1, 'way/1', 'OG'],
      [0.5, 'way/1', undefined],
    ],
  );
  expect(unitOf(result, 'way-3')).toMatchObject({
    levelId: 'way/1 0',
    category: 'laboratory',
    number: '001',
    names: { und: 'Physics Lab' },
    otherNames: ['Old Lab', 'Cellar'],
  });
  expect(squareMetres(unitOf(result, 'way-3')?.polygon)).toBe(80);
  expect(unitOf(result, 'way-2-level-1')).toMatchObject({ category: 'walkway', levelId: 'way/1 1' });
  expect(unitOf(result, 'way-5')?.category).toBe('restroom.female');
  expect(unitOf(result, 'way-6-level-1')).toMatchObject({ names: { und: 'Store' } });
  expect(unitOf(result, 'way-7')?.levelId).toBe('way/1 0.5');
  expect(unitOf(result, 'way-11')).toMatchObject({ levelId: 'way/1 1', isRestricted: true });
  expect(result.guesses).toEqual([]);
});

test('osmReader gives the units of one staircase or lift one shaft', () => {
  const result = readTown();
  for (const id of ['way-8', 'way-9'])
    expect([unitOf(result, `${id}-level-0`)?.shaft, unitOf(result, `${id}-level-1`)?.shaft]).toEqual([
      id,
      id,
    ]);
  expect([unitOf(result, 'way-8-level-0')?.category, unitOf(result, 'way-9-level-0')?.category]).toEqual([
    'stairs',
    'elevator',
  ]);
});

test('osmReader draws point lifts and line stairs as areas with doors', () => {
  const result = readTown();
  const { openings } = result.campus;
  expect(unitOf(result, 'node-34-level-1')).toMatchObject({ category: 'elevator', shaft: 'node-34' });
  expect(squareMetres(unitOf(result, 'node-34-level-1')?.polygon)).toBe(3);
  expect(openings.find(({ id }) => id === 'node-34-level-1-door')?.unitIds).toEqual(['node-34-level-1']);
  expect(unitOf(result, 'way-33-level-0')).toMatchObject({ category: 'stairs', shaft: 'way-33' });
  expect(squareMetres(unitOf(result, 'way-33-level-0')?.polygon)).toBe(8);
  const end = (id: string) => inMetres(openings.find((opening) => opening.id === id)?.line)[0]?.[0];
  expect([end('way-33-level-0-door-1'), end('way-33-level-1-door-1')]).toEqual([12, 17]);
});

test('osmReader puts doors on the levels of the rooms around them', () => {
  const { openings } = readTown().campus;
  const doorAt = (id: string) => openings.find((opening) => opening.id === id);
  expect(doorAt('node-20')).toMatchObject({
    levelId: 'way/1 0',
    width: 1.2,
    unitIds: ['way-2-level-0', 'way-3'],
  });
  expect(openings.filter(({ id }) => id.startsWith('node-24')).map(({ levelId }) => levelId)).toEqual([
    'way/1 0',
    'way/1 1',
  ]);
  expect(doorAt('node-25-level-0')).toMatchObject({ isStepFree: true });
  expect(doorAt('node-26')).toMatchObject({ category: 'pedestrian.principal', isEntrance: true });
});

test('osmReader reads paths, steps and corridors as ways, but not motorways', () => {
  const { ways } = readTown().campus;
  expect(ways.map(({ id, category, levelId, steps }) => [id, category, levelId, steps])).toEqual([
    ['way-30', 'path', undefined, undefined],
    ['way-31', 'stairs', undefined, 4],
    ['way-35', 'corridor', 'way/1 1', undefined],
  ]);
  expect(inMetres(ways[1]?.line)).toEqual(points(-20, 6, -20, 10));
  expect(ways[0]?.names).toEqual({ und: 'West Walk' });
});

test('osmReader reads amenities, shops in rooms, lawns, and buildings without rooms', () => {
  const result = readTown();
  const { amenities, occupants, buildings } = result.campus;
  expect(amenities.map(({ id, category, levelId }) => [id, category, levelId])).toEqual([
    ['node-40', 'drinkingwater', 'way/1 0'],
    ['node-42', 'parking.bicycle', undefined],
  ]);
  expect(occupants).toMatchObject([{ id: 'node-41', unitId: 'way-4', names: { und: 'Copies' } }]);
  expect(unitOf(result, 'way-60')).toMatchObject({ category: 'vegetation', names: { und: 'Green' } });
  expect(buildings.map(({ id, footprint }) => [id, squareMetres(footprint[0])])).toEqual([
    ['way/1', 600],
    ['relation/53', 800],
  ]);
});

test.each([
  ['Overpass JSON', 'town.json', toOverpass(town)],
  ['Overpass JSON with geometry', 'town.json', toOverpass(town, { withGeometry: true })],
  ['GeoJSON', 'town.geojson', toOsmGeoJson(town)],
])('osmReader reads the same town from %s as from XML', (_, name, text) => {
  const { created: __, ...facts } = readTown().campus.source;
  const sortedById = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
    things.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const shapesOf = ({ campus }: ReadResult) => ({
    units: sortedById(campus.units).map(({ polygon, ...unit }) => ({ ...unit, size: squareMetres(polygon) })),
    ...{ openings: sortedById(campus.openings), ways: sortedById(campus.ways) },
    ...{ amenities: sortedById(campus.amenities), occupants: campus.occupants },
    buildings: campus.buildings.map(({ id, names, footprint }) => ({
      id,
      names,
      size: squareMetres(footprint[0]),
    })),
  });
  const result = read(name, text);
  expect(result.campus.source).toMatchObject({ ...facts, file: name });
  expect(shapesOf(result)).toEqual(shapesOf(readTown()));
});

test('osmReader reports invalid levels, lifts without levels, and rooms without a level or a building', () => {
  const room = (id: number, tags: Readonly<Record<string, string>>, x = 40) =>
    way(id, { indoor: 'room', ...tags }, square(x, 40, 5));
  const result = readTown([
    ...town,
    room(70, { level: 'first' }),
    room(71, {}, 5),
    room(72, { level: '0.3' }),
    room(73, { level: '0-99999999' }),
    node(74, { highway: 'elevator', level: '0' }, [9, 9]),
    node(75, { door: 'yes' }, [-30, -30]),
  ]);
  expect(rules(result)).toEqual(
    expect.arrayContaining([
      'bad-level way-70',
      'no-level way-71',
      'level-rounded way-72',
      'outside-building way-72',
      'bad-level way-73',
      'lift-without-levels node-74',
      'door-without-room node-75',
    ]),
  );
  expect(result.guesses.find(({ rule }) => rule === 'bad-level')?.where.line).toBeGreaterThan(10);
  expect(unitOf(result, 'way-73')).toBeUndefined();
  expect(unitOf(result, 'way-72')?.levelId).toBe('way/1 0.5');
});

test('osmReader omits ways with missing nodes and relations that do not close', () => {
  const xml = toOsmXml([...town, { id: 80, tags: { type: 'multipolygon', building: 'yes' }, outer: [50] }]);
  const [lost] = /<node id="(\d+)" lat="49" lon="8.4">/.exec(xml)?.slice(1) ?? [];
  const result = read(
    'town.osm',
    xml.replace(/<node id="\d+" lat="49" lon="8.4">/, '<node id="999" lat="49" lon="8.4">'),
  );
  expect(lost).toBeDefined();
  expect(rules(result)).toEqual(
    expect.arrayContaining(['missing-node way-1', 'missing-node way-3', 'open-ring relation-80']),
  );
  expect(unitOf(result, 'way-3')).toBeUndefined();
  expect(result.guesses.find(({ rule }) => rule === 'missing-node')?.why).toContain(String(lost));
});

const xml = toOsmXml(town);
const laughs = `<?xml version="1.0"?><!DOCTYPE osm [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><osm><node id="1" lat="1" lon="1"><tag k="name" v="&b;"/></node></osm>`;

test.each([
  ['a truncated file', 'cut.osm', xml.slice(0, xml.length / 2), /cut\.osm, line \d+: /],
  ['entities', 'laughs.osm', laughs, /laughs\.osm, line 1: it has a document type/],
  ['an unknown entity', 'a.osm', xml.replace('Science', '&boom;'), /a\.osm, line \d+: undefined entity/],
  [
    'a node without a position',
    'a.osm',
    '<osm>\n<node id="7" lat="x" lon="1"/></osm>',
    /line 2: node 7 has no lat and lon/,
  ],
  ['a way without an id', 'a.osm', '<osm>\n<way/></osm>', /line 2: a <way> has no id/],
  ['nothing indoors', 'a.osm', toOsmXml([town[0] as TownThing]), /nothing in it is indoors/],
  ['half a JSON', 'a.json', toOverpass(town).slice(0, -9), /a\.json: it is not valid JSON/],
  [
    'a node without a place in JSON',
    'a.json',
    '{"elements": [{"type": "node", "id": 5}]}',
    /node 5 has no lat and lon/,
  ],
])('osmReader refuses %s', (_, name, text, message) => {
  expect(() => read(name, text)).toThrow(message);
});

test('osmReader keeps the tags of elements that Overpass lists twice, once without tags', () => {
  const content = JSON.parse(toOverpass(town)) as { elements: { tags?: object }[] };
  const bare = content.elements.map(({ tags: _, ...element }) => element);
  const twice = JSON.stringify({ ...content, elements: [...content.elements, ...bare] });
  expect(read('town.json', twice).campus).toEqual(read('town.json', toOverpass(town)).campus);
});

test('osmReader omits elements marked as deleted', () => {
  const result = read('town.osm', xml.replace('<way id="4">', '<way id="4" action="delete">'));
  expect(unitOf(result, 'way-4')).toBeUndefined();
  expect(unitOf(result, 'way-3')).toBeDefined();
});

const square = (x: number, y: number, size: number) => ring(x, y, x + size, y + size);

test('osmReader reads a point shop in a hall as a place, and reports unnamed ones', () => {
  const result = readTown([
    ...town,
    node(81, { shop: 'books', name: 'Book Corner', level: '0' }, [20, 10]),
    node(82, { amenity: 'cafe', name: 'Bean', level: '0' }, [21, 10]),
    node(83, { shop: 'yes', level: '0' }, [22, 10]),
  ]);
  const found = result.campus.amenities.filter(({ id }) => /^node-8/.test(id));
  expect(found.map(({ category, names }) => [category, names.und])).toEqual([
    ['unspecified', 'Book Corner'],
    ['foodservice', 'Bean'],
  ]);
  expect(rules(result)).toContain('nameless-point node-83');
});

test('osmReader keeps paths and squares of level 0 outdoors when no building encloses them', () => {
  const { campus } = readTown([
    ...town,
    way(84, { highway: 'footway', level: '0' }, points(-20, 30, -10, 30)),
    way(85, { highway: 'pedestrian', area: 'yes', level: '0' }, square(-30, 30, 8)),
    way(86, { building: 'roof' }, square(-50, -50, 200)),
    way(87, { highway: 'footway', level: '-1' }, points(-5, 2, -1, 2)),
  ]);
  expect(campus.ways.find(({ id }) => id === 'way-84')).toMatchObject({ category: 'path' });
  expect(campus.ways.find(({ id }) => id === 'way-84')?.levelId).toBeUndefined();
  expect(campus.units.find(({ id }) => id === 'way-85')).toMatchObject({ category: 'plaza' });
  expect(campus.buildings.map(({ id }) => id)).not.toContain('way/86');
  expect(campus.ways.find(({ id }) => id === 'way-87')?.levelId).toBe('way/1 -1');
});

test('osmReader reads platforms as walkable, and reports that escalators count in both directions', () => {
  const result = readTown([
    ...town,
    way(88, { railway: 'platform', level: '0', ref: '7' }, square(11, 13, 4)),
    way(89, { highway: 'steps', conveying: 'forward', level: '0;1', incline: 'up' }, points(18, 9, 22, 9)),
  ]);
  expect(unitOf(result, 'way-88')?.category).toBe('platform');
  expect(unitOf(result, 'way-89-level-0')?.category).toBe('stairs');
  expect(rules(result)).toContain('escalator way-89');
});

test('osmReader draws no door where stairs end in the wall of a room, unless they are inside of it', () => {
  const steps = { highway: 'steps', level: '0;1', incline: 'up' };
  const result = readTown([
    ...town,
    way(310, { indoor: 'room', level: '1', name: 'Bookshop' }, square(66, 18, 8)),
    way(311, steps, points(70, 10, 70, 18)),
    way(312, { indoor: 'room', level: '1', name: 'Library' }, square(80, 10, 12)),
    way(313, steps, points(86, 12, 86, 20)),
  ]);
  const ends = result.campus.openings.flatMap(({ id }) => (/^way-31/.test(id) ? [id] : []));
  expect(ends).toEqual(['way-311-level-0-door-1', 'way-313-level-0-door-1', 'way-313-level-1-door-1']);
  expect(rules(result)).toContain('stairs-in-wall way-311');
});

/** One storey as IndoorOSM draws it: walls between the rooms and the corridor, doors on the corridor, the level on its outline. */
const oldStorey: readonly TownThing[] = [
  way(201, { level: '2', 'level:usage': 'academic', height: '4' }, square(-1, -1, 22)),
  way(202, { buildingpart: 'room', indoor: 'yes', name: '207-n' }, square(0, 0, 8)),
  way(
    203,
    { buildingpart: 'corridor', indoor: 'yes' },
    points(0, 8.2, 4, 8.2, 20, 8.2, 20, 11, 0, 11, 0, 8.2),
  ),
  way(
    204,
    {
      buildingpart: 'verticalpassage',
      'buildingpart:verticalpassage': 'stairway',
      'buildingpart:verticalpassage:floorrange': '-1 to 2',
    },
    square(10, 2, 6),
  ),
  way(205, { buildingpart: 'hall', name: 'Aula' }, square(0, 12, 6)),
  way(206, { buildingpart: 'hall' }, square(8, 12, 6)),
  node(207, { door: 'yes', width: '1' }, [4, 8.2]),
];

test.each([
  ['XML', 'storey.osm', toOsmXml(oldStorey)],
  ['GeoJSON', 'storey.geojson', toOsmGeoJson(oldStorey)],
])('osmReader reads rooms, halls, stairs and the level of IndoorOSM from %s', (_, name, text) => {
  const result = read(name, text);
  expect(result.campus.levels).toMatchObject([{ ordinal: 2, outline: [[expect.any(Array)]] }]);
  expect(result.campus.units.map(({ id, category, levelId }) => [id, category, levelId])).toEqual([
    ['way-202', 'room', 'indoor 2'],
    ['way-203', 'walkway', 'indoor 2'],
    ['way-204', 'stairs', 'indoor 2'],
    ['way-205', 'room', 'indoor 2'],
    ['way-206', 'walkway', 'indoor 2'],
  ]);
  expect(rules(result)).toContain('level-of-file way-202');
});

test('osmReader reads the level of an IndoorOSM part from its level relation', () => {
  const relation = (id: number, level: string, ref: number) =>
    `<relation id="${id}"><member type="way" ref="${ref}" role="buildingpart"/><tag k="type" v="level"/><tag k="level" v="${level}"/></relation>`;
  const parts = oldStorey.filter(({ id }) => id === 202 || id === 205);
  const text = toOsmXml(parts).replace('</osm>', `${relation(90, '0', 202)}${relation(91, '1', 205)}</osm>`);
  const { units } = read('storeys.osm', text).campus;
  expect(units.map(({ id, levelId }) => [id, levelId])).toEqual([
    ['way-202', 'indoor 0'],
    ['way-205', 'indoor 1'],
  ]);
});

test.each([
  ['XML', 'new.osm', toOsmXml(oldStorey).replaceAll('"202"', '"-202"')],
  ['GeoJSON', 'new.geojson', toOsmGeoJson(oldStorey).replaceAll('way/202', 'way/-202')],
])('osmReader gives a valid id to elements that an editor has not uploaded from %s', (_, name, text) => {
  expect(read(name, text).campus.units[0]?.id).toBe('way-minus-202');
});

test('osmReader reports named elements with a level and no other known tag', () => {
  const result = readTown([...town, way(301, { level: '0', name: 'Registry' }, square(60, 0, 4))]);
  expect(rules(result)).toContain('unread way-301');
});

test('osmReader reads a car park of level 0 outdoors where no building is drawn', () => {
  const result = readTown([
    way(302, { indoor: 'room', level: '0' }, square(0, 0, 5)),
    way(303, { amenity: 'parking', level: '0' }, square(20, 0, 5)),
    way(304, { amenity: 'parking', level: '-1' }, square(20, 0, 5)),
  ]);
  expect(unitOf(result, 'way-303')?.levelId).toBeUndefined();
  expect(unitOf(result, 'way-304')?.levelId).toBe('indoor -1');
});

test('osmReader reads a GeoJSON polygon given as one ring instead of a list of rings', () => {
  const content = JSON.parse(toOsmGeoJson(oldStorey)) as {
    features: { id: string; geometry: { coordinates: unknown[] } }[];
  };
  for (const { id, geometry } of content.features)
    if (id === 'way/202') geometry.coordinates = geometry.coordinates[0] as unknown[];
  const result = read('bare.geojson', JSON.stringify(content));
  expect(squareMetres(unitOf(result, 'way-202')?.polygon)).toBe(64);
  expect(rules(result).filter((rule) => rule.endsWith('way-202'))).toContain('bare-ring way-202');
});

test.each([
  ['escaleras principales', 'stairs'],
  ['North Staircase', 'stairs'],
  ['Aufzug 2', 'elevator'],
  ['Lift Lobby', 'room'],
  ['Library of stairs and steps', 'room'],
])('osmReader reads a room called "%s" as %s', (name, category) => {
  const called = way(305, { indoor: 'room', level: '0', name }, square(11, 13, 4));
  const result = readTown([...town, called]);
  expect(unitOf(result, 'way-305')?.category).toBe(category);
  expect(rules(result)).toEqual(category === 'room' ? [] : ['shaft-by-name way-305']);
});

test('osmReader puts a door beside a wall, not on one of its corners, on the only level', () => {
  const text = toOsmXml([...oldStorey, node(208, { door: 'yes' }, [6, 8.1])]);
  const result = read('storey.osm', text);
  expect(result.campus.openings.map(({ id, levelId }) => [id, levelId])).toContainEqual([
    'node-208',
    'indoor 2',
  ]);
  expect(rules(result)).toContain('door-beside-wall node-208');
  expect(rules(readTown([...town, node(75, { door: 'yes' }, [6, 8.1])]))).toContain(
    'door-without-room node-75',
  );
});

test.each([
  ['XML', 'area.osm', toOsmXml],
  ['GeoJSON', 'area.geojson', toOsmGeoJson],
])('osmReader reads a room with a remark in its "area" tag from %s', (_, name, toText) => {
  const storey = oldStorey.map((thing) => ({ ...thing, tags: { ...thing.tags, area: 'north wing' } }));
  expect(read(name, toText(storey)).campus.units).toHaveLength(5);
  const lines = oldStorey.map((thing) => ({ ...thing, tags: { ...thing.tags, area: 'no' } }));
  expect(() => read(name, toText(lines))).toThrow('nothing in it is indoors');
});
