import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackGraph } from '@campusway/campus';
import { createCampusRouter } from '@campusway/campus/routing';
import { checkFolder } from '@campusway/college/check';
import { deriveCollege, readCollege } from '@campusway/college/derive';
import { expect, test } from 'vitest';
import { createFrame } from '../src/frame.ts';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Corner = readonly [number, number];

const frame = createFrame({ longitude: 8, latitude: 49, rotation: 0 });
const feature = (id: string, geometry: object, properties: object) => ({
  ...{ type: 'Feature', id, geometry },
  properties: { level_id: 'ground', ...properties },
});
const unit = (id: string, category: string, corners: readonly Corner[]) =>
  feature(
    id,
    { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)].map(frame.toDegrees)] },
    { category, name: category === 'classroom' ? { en: id } : null },
  );
const box = (x0: number, y0: number, x1: number, y1: number): Corner[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const door = (id: string, x: number, y: number) =>
  feature(
    id,
    { type: 'LineString', coordinates: [[x, y] as const, [x + 0.9, y] as const].map(frame.toDegrees) },
    { category: 'pedestrian' },
  );

/** Two halls, a room at each, joined by steps over their whole width. */
const halls = [
  unit('101', 'classroom', box(2, 3, 8, 8)),
  unit('102', 'classroom', box(32, 3, 38, 8)),
  unit('lower', 'walkway', box(0, 0, 20, 3)),
  unit('flight', 'steps', box(20, 0, 22, 3)),
  unit('upper', 'walkway', box(22, 0, 40, 3)),
];
/** A corridor from hall to hall around the steps. */
const around = unit('around', 'walkway', [
  [16, -9],
  [26, -9],
  [26, 0],
  [24, 0],
  [24, -7],
  [18, -7],
  [18, 0],
  [16, 0],
]);

function importUnits(units: readonly object[]) {
  const source = join(temporaryFolder(), 'imdf');
  const files = {
    level: [feature('ground', {}, { ordinal: 0, name: { en: 'Ground' } })],
    unit: units,
    opening: [door('door-1', 4, 3), door('door-2', 34, 3)],
  };
  mkdirSync(source);
  for (const [name, features] of Object.entries(files))
    writeFileSync(join(source, `${name}.geojson`), JSON.stringify({ type: 'FeatureCollection', features }));
  const into = join(temporaryFolder(), 'college');
  const result = importCampus(source, { into });
  writeCollegeFolder(into, result);
  const { findings } = checkFolder(into);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { parts } = deriveCollege(readCollege(into));
  const router = createCampusRouter({ ...parts, graph: unpackGraph(parts.graph) });
  const routeOf = (stepFree: boolean) => {
    const route = router.findRoute({ from: 'room-101', to: 'room-102', stepFree });
    return route.status === 'found'
      ? { kinds: new Set(route.edges.map((edge) => router.graph.edges[edge]?.kind)), metres: route.length }
      : undefined;
  };
  return { report: result.report, routeOf };
}

test('importCampus() leads step-free routes around units that are steps', () => {
  const { report, routeOf } = importUnits([...halls, around]);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, stepFree: 2 });
  const [short, stepFree] = [routeOf(false), routeOf(true)];
  expect(short?.kinds).toContain('stairs');
  expect(short?.metres).toBeLessThan(35);
  expect(stepFree?.kinds).not.toContain('stairs');
  expect(stepFree?.metres).toBeGreaterThan(40);
});

test('importCampus() counts a room behind steps as not step-free', () => {
  const { report, routeOf } = importUnits(halls);
  expect(report.reach).toMatchObject({ rooms: 2, reached: 2, stepFree: 1 });
  expect(routeOf(false)?.kinds).toContain('stairs');
  expect(routeOf(true)).toBeUndefined();
  expect(report.guesses.filter(({ rule }) => rule === 'room-with-steps').map(({ what }) => what)).toEqual([
    '1 room of the level cannot be reached without steps',
  ]);
});
