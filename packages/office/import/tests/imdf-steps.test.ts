import { type Point, unpackGraph } from '@campusway/campus';
import { createCampusRouter } from '@campusway/campus/routing';
import { expect, test } from 'vitest';
import { createFrame } from '../src/earth-frame.ts';
import { importFiles } from './import-files.ts';
import { corners, featureCollection, points } from './shapes.ts';

const frame = createFrame({ longitude: 8, latitude: 49, rotation: 0 });
const feature = (id: string, geometry: object, properties: object) => ({
  ...{ type: 'Feature', id, geometry },
  properties: { level_id: 'ground', ...properties },
});
const unit = (id: string, category: string, outline: readonly Point[]) =>
  feature(
    id,
    { type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)].map(frame.toDegrees)] },
    { category, name: category === 'classroom' ? { en: id } : null },
  );
const door = (id: string, x: number, y: number) =>
  feature(
    id,
    { type: 'LineString', coordinates: [[x, y] as const, [x + 0.9, y] as const].map(frame.toDegrees) },
    { category: 'pedestrian' },
  );

/** Two halls, a room at each, joined by steps over their whole width. */
const halls = [
  unit('101', 'classroom', corners(2, 3, 8, 8)),
  unit('102', 'classroom', corners(32, 3, 38, 8)),
  unit('lower', 'walkway', corners(0, 0, 20, 3)),
  unit('flight', 'steps', corners(20, 0, 22, 3)),
  unit('upper', 'walkway', corners(22, 0, 40, 3)),
];
/** A corridor from hall to hall around the steps. */
const around = unit('around', 'walkway', points(16, -9, 26, -9, 26, 0, 24, 0, 24, -7, 18, -7, 18, 0, 16, 0));

function importUnits(units: readonly object[]) {
  const { report, errors, college } = importFiles({
    'level.geojson': featureCollection([feature('ground', {}, { ordinal: 0, name: { en: 'Ground' } })]),
    'unit.geojson': featureCollection(units),
    'opening.geojson': featureCollection([door('door-1', 4, 3), door('door-2', 34, 3)]),
  });
  expect(errors).toEqual([]);
  const { parts } = college;
  const router = createCampusRouter({ ...parts, graph: unpackGraph(parts.graph) });
  const routeOf = (stepFree: boolean) => {
    const route = router.findRoute({ from: 'room-101', to: 'room-102', stepFree });
    return route.status === 'found'
      ? { kinds: new Set(route.edges.map((edge) => router.graph.edges[edge]?.kind)), metres: route.length }
      : undefined;
  };
  return { report, routeOf };
}

test('importCampus() routes step-free around units of steps', () => {
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
