import { unpackGraph } from '@campusway/campus';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';
import { featureCollection, points, ring as ringOf } from './shapes.ts';

/**
 * Two buildings, joined by an edge from `hb` to `h1`.
 *
 *   A  101        B  201
 *       |             |
 *   e--ha--hb ~~~ h1--h2
 */
const nodesOn = (storey: number) => `id,x,y,level,building,kind,name,number
e,0,0,0,A,entrance,Main entrance,
ha,6,0,${storey},A,corner,,
hb,14,0,${storey},A,corner,,
a1,6,6,${storey},A,room,Physics,101
h1,24,0,${storey},B,corner,,
h2,32,0,${storey},B,corner,,
b1,32,6,${storey},B,room,Chemistry,201
`;
const edges = `from,to,kind
e,ha,
ha,hb,
ha,a1,
hb,h1,
h1,h2,
h2,b1,
`;

test.each([0, 1])('importCampus() joins two buildings by an edge between corners of storey %i', (storey) => {
  const stairs = storey === 0 ? '' : `s0,3,0,0,A,stairs,,\ns1,3,4,${storey},A,stairs,,\n`;
  const climb = storey === 0 ? '' : 's0,s1,\ns1,ha,\n';
  const { report, errors, college } = importFiles({
    'nodes.csv': nodesOn(storey) + stairs,
    'edges.csv': storey === 0 ? edges : edges.replace('e,ha,', 'e,s0,') + climb,
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, parts: 1, stepFree: storey === 0 ? 2 : 0 });
  expect(report.guesses.map(({ rule }) => rule)).not.toContain('shaft-on-one-level');
  expect(report.guesses.map(({ rule }) => rule)).not.toContain('lost-edge');
  const climbs = college.parts.places.filter(({ kind }) => kind === 'stairs');
  expect(climbs).toHaveLength(storey === 0 ? 0 : 2);
});

test.each([14, 14.3])('importCampus() joins two buildings by an edge without a length, to x = %d', (x) => {
  const { report, errors } = importFiles({
    'nodes.csv': nodesOn(0).replace('h1,24', `h1,${x}`),
    'edges.csv': edges,
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, parts: 1 });
  expect(report.guesses.map(({ rule }) => rule)).not.toContain('lost-edge');
});

test('describeRoute() names the building to which a bridge leads', () => {
  const { parts } = importFiles({ 'nodes.csv': nodesOn(0), 'edges.csv': edges }).college;
  const campus = { ...parts, graph: unpackGraph(parts.graph) };
  const route = createCampusRouter(campus).findRoute({ from: 'room-101', to: 'room-201' });
  if (route.status === 'unreachable') throw new Error(route.message);
  const texts = describeRoute(route, createSurroundings(campus)).map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(texts).toEqual([
    'Leave room 101 and turn left (4 m).',
    'Go 13 m along the corridor.',
    'Go over to the ground floor, B.',
    'Go 13 m along the corridor.',
    'Turn left (4 m).',
    'You have arrived at room 201.',
  ]);
});

test('importCampus() reports the parts that no edge joins, with the nearest pair', () => {
  const { report } = importFiles({
    'nodes.csv': nodesOn(0),
    'edges.csv': edges.replace('hb,h1,\n', ''),
  });
  expect(report.reach).toMatchObject({ rooms: 2, withDoor: 2, reached: 1, parts: 2 });
  const [part] = report.guesses.filter(({ rule }) => rule === 'parts');
  expect(part?.what).toBe('No way joins a part of the campus with 1 room to the others: 201');
  expect(part?.why).toMatch(/The nearest pair is 24, 0 on "b-0" and 14, 0 on "a-0", 10\.0 m apart$/);
});

test('importCampus() reports an edge that it cannot draw as a way', () => {
  const apart = importFiles({
    'nodes.csv': `${nodesOn(0)}gate,-30,0,outdoors,,,,\nyard,-40,0,outdoors,,,,\n`,
    'edges.csv': `${edges.replace('hb,h1,\n', '')}gate,b1,\ngate,yard,\n`,
  });
  const lost = apart.report.guesses.filter(({ rule }) => rule === 'lost-edge');
  expect(lost.map(({ what, where }) => `${what} (${where.file}, line ${where.line})`)).toEqual([
    'The edge from "gate" to "b1" has no way: draw one (edges.csv, line 7)',
  ]);
});

/** A second bridge, from a garden that a path around the buildings leads to, into a room. */
const ring = {
  'nodes.csv': `${nodesOn(0)}p1,-10,0,outdoors,,,,\np2,-10,40,outdoors,,,,\ngarden,32,40,outdoors,,,,\n`,
  'edges.csv': `${edges}e,p1,\np1,p2,\np2,garden,\ngarden,b1,\n`,
};

test('importCampus() reports an edge that it cannot draw, with the detour between its ends', () => {
  const { report } = importFiles(ring);
  const edgesOf = (rule: string) => report.guesses.filter((one) => one.rule === rule);
  expect(edgesOf('lost-edge')).toEqual([]);
  const [detour, ...others] = edgesOf('detour');
  expect(others).toEqual([]);
  expect(detour).toMatchObject({ kind: 'to-add', where: { file: 'edges.csv', line: 11 } });
  expect(detour?.what).toMatch(
    /^The edge from "garden" to "b1" has no way of its own: draw one, or routes make a detour of 1[23]\d m$/,
  );
  expect(detour?.why).toMatch(/^Its ends are 34 m apart, and the way between them is 1[23]\d m long$/);
});

test('importCampus() reports no detour where each edge of a ring is drawn', () => {
  const { report } = importFiles({
    'nodes.csv': ring['nodes.csv'].replace('b1,32,6,0,B,room,Chemistry,201', 'b1,32,6,0,B,entrance,,'),
    'edges.csv': ring['edges.csv'],
  });
  const rules = report.guesses.map(({ rule }) => rule);
  expect(rules).not.toContain('detour');
  expect(rules).not.toContain('lost-edge');
});

test('importCampus() reports an edge whose ends are joined in the other direction only', () => {
  const oneWay = { 'nodes.csv': ring['nodes.csv'], 'edges.csv': ring['edges.csv'].replaceAll(',\n', ',,\n') };
  const turned = oneWay['edges.csv'].replace('kind', 'kind,one_way').replace('hb,h1,,', 'h1,hb,,yes');
  const { report } = importFiles({ ...oneWay, 'edges.csv': turned });
  const lost = report.guesses.filter(({ rule }) => rule === 'lost-edge').map(({ what }) => what);
  expect(lost).toEqual(['The edge from "garden" to "b1" has no way: draw one']);
});

test('importCampus() joins two buildings by a door with a unit of the other one behind it', () => {
  const area = (kind: string, building: string, bounds: Parameters<typeof ringOf>, name?: string) => ({
    ...{ type: 'Feature', properties: { kind, building, name } },
    geometry: { type: 'Polygon', coordinates: [ringOf(...bounds)] },
  });
  const door = (kind: string, building: string, line: string) => ({
    ...{ type: 'Feature', properties: { kind, building } },
    geometry: { type: 'LineString', coordinates: points(...line.split(/[ ,]/).map(Number)) },
  });
  const { report, errors } = importFiles({
    'plan.geojson': featureCollection([
      area('walkway', 'A', [0, 0, 10, 2]),
      area('room', 'A', [0, 2.2, 10, 6], 'Physics'),
      area('walkway', 'B', [10.2, 0, 20, 2]),
      area('room', 'B', [10.2, 2.2, 20, 6], 'Chemistry'),
      door('door', 'A', '4,2.1 5,2.1'),
      door('door', 'B', '14,2.1 15,2.1'),
      door('door', 'A', '10.1,0.5 10.1,1.5'),
      door('entrance', 'A', '-0.1,0.5 -0.1,1.5'),
    ]),
    'mapping.json': JSON.stringify({
      units: 'metres',
      properties: { kind: 'kind', building: 'building', name: 'name' },
      kinds: { walkway: 'walkway', room: 'room', door: 'door', entrance: 'entrance' },
    }),
  });
  expect(errors).toEqual([]);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, parts: 1, entrances: 1 });
  expect(report.guesses.map(({ rule }) => rule)).toContain('between-buildings');
});
