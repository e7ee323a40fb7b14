import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeCounts, importCampus, writeCollegeFolder } from '../src/index.ts';
import { importFiles, writeSource } from './import-files.ts';
import { edges, nodes } from './lists.ts';
import { lineTown, toOsmGeoJson, toOsmXml, toOverpass, town } from './osm-town.ts';
import { featureCollection, ring } from './shapes.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each([
  ['.osm', { 'town.osm': toOsmXml(town) }],
  ['Overpass JSON', { 'town.json': toOverpass(town) }],
  ['GeoJSON of OpenStreetMap', { 'town.geojson': toOsmGeoJson(town) }],
])('importCampus() imports %s and reaches every room with a door', (_, files) => {
  const { report, errors, college } = importFiles(files);
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 8, withDoor: 5, reached: 5, stepFree: 5, entrances: 1 });
  expect(college.facts.attribution.join()).toContain('© OpenStreetMap contributors (ODbL-1.0)');
  expect(college.parts.places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Store', 'Gallery']));
});

test('importCampus() joins rooms, stairs and lifts of OpenStreetMap to corridors that are lines', () => {
  const { report, errors, warnings } = importFiles({ 'lines.osm': toOsmXml(lineTown) });
  expect(errors).toEqual([]);
  expect(warnings.filter(({ rule }) => rule === 'wall-crossings' || rule === 'reachability')).toEqual([]);
  expect(report.reach).toMatchObject({
    rooms: 3,
    withDoor: 3,
    reached: 3,
    stepFree: 3,
    entrances: 1,
    parts: 1,
  });
  const placesOf = (name: string) =>
    report.guesses.filter(({ rule }) => rule === name).map(({ where }) => where.id);
  expect(placesOf('guessed-door')).toEqual(['way-2', 'way-4']);
  expect(placesOf('door-on-way')).toEqual(['way-3', 'node-14-level-0', 'node-14-level-1']);
  expect(placesOf('entrance')).toEqual(['way-11']);
  expect(report.guesses.filter(({ rule }) => rule === 'corridor-width').map(({ why }) => why)).toEqual([
    '3 of the level are lines without a width',
    '1 of the level are lines without a width',
  ]);
});

test('describeCounts() distinguishes guessed doors from doors of the source', () => {
  const lines = importFiles({ 'lines.osm': toOsmXml(lineTown) }).report;
  expect(lines.reach.guessedDoors).toBe(2);
  expect(describeCounts(lines).join()).toContain(
    '3 have a door (2 guessed), 3 can be reached from everywhere, with 1 entrance,',
  );
  const drawn = importFiles({ 'town.osm': toOsmXml(town) }).report;
  expect(drawn.reach.guessedDoors).toBe(0);
  expect(describeCounts(drawn).join()).toContain('5 have a door, 5 can be reached');
});

test('importCampus() imports two tables and reaches every room', () => {
  const { report, errors, college } = importFiles({
    'nodes.csv': nodes,
    'edges.csv': edges.replace('stairs', 'lift').replace('a,b,,yes', 'a,b,,'),
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 5, withDoor: 5, reached: 5, stepFree: 5, entrances: 1 });
  expect(college.parts.rooms.map(({ number }) => number)).toEqual(['101', '102', '103', '104', '201']);
});

test('importCampus() imports a building without a lift and warns about its upper rooms', () => {
  const { report, errors } = importFiles({ 'nodes.csv': nodes, 'edges.csv': edges });
  expect(errors).toEqual([]);
  // Nothing leads back to 101 on the one-way.
  expect(report.reach).toMatchObject({ reached: 4, stepFree: 3, parts: 2 });
  expect(report.guesses.map(({ what }) => what)).toContain(
    'Only a one-way joins a part of the campus with 1 room to the others: 101',
  );
});

test('importCampus() imports GeoJSON with a mapping', () => {
  const square = (x: number, y: number, width: number, height: number) => ({
    ...{ type: 'Polygon', coordinates: [ring(x, y, x + width, y + height)] },
  });
  const feature = (kind: string, geometry: object, name?: string) => ({
    type: 'Feature',
    properties: { kind, name },
    geometry,
  });
  const features = [
    feature('room', square(0, 0, 5, 4), 'Hall'),
    feature('walkway', square(0, 4.2, 12, 2)),
    feature('door', square(2, 3.9, 0.9, 0.4)),
    feature('entrance', square(-0.1, 4.7, 0.2, 1)),
  ];
  const kinds = Object.fromEntries(['room', 'walkway', 'door', 'entrance'].map((kind) => [kind, kind]));
  const { report, errors } = importFiles({
    'plan.geojson': featureCollection(features),
    'mapping.json': JSON.stringify({ units: 'metres', properties: { kind: 'kind', name: 'name' }, kinds }),
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 1, withDoor: 1, reached: 1, stepFree: 1, entrances: 1 });
});

test('importCampus() keeps the name by the office of a room that the newer file renumbers', () => {
  const into = join(temporaryFolder(), 'college');
  const run = (list: string) => {
    const result = importCampus(writeSource({ 'nodes.csv': list, 'edges.csv': edges }), { into });
    writeCollegeFolder(into, result);
    return result.report;
  };
  run(nodes);
  const path = join(into, 'rooms/imported-building-1-0.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Physics, new', 'Tea Room'));
  const report = run(nodes.replace('"Physics, new",101', '"Physics, new",107'));
  const { rooms } = JSON.parse(readFileSync(path, 'utf8'));
  expect(rooms.find(({ number }: { number: string }) => number === '107')?.name).toBe('Tea Room');
  expect(rooms.map(({ number }: { number: string }) => number)).not.toContain('101');
  expect(report.guesses.map(({ what }) => what)).toContain('"107" stays as the office has it');
});

test('importCampus() repeated after an interruption writes the rest', () => {
  const source = writeSource({ 'nodes.csv': nodes, 'edges.csv': edges });
  const into = join(temporaryFolder(), 'college');
  const whole = importCampus(source, { into });
  const some = [...whole.files].filter(([path]) => path === 'college.json' || path === 'buildings.json');
  writeCollegeFolder(into, { files: new Map(some), removed: [] });
  const { report } = importCampus(source, { into });
  writeCollegeFolder(into, importCampus(source, { into }));
  for (const [path, text] of whole.files)
    if (!path.startsWith('import/')) expect(readFileSync(join(into, path), 'utf8')).toBe(text);
  expect(report.guesses.map(({ rule }) => rule)).not.toContain('kept-change');
});
