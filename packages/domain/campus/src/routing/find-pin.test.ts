import { describe, expect, test } from 'vitest';
import { drawCampus, drawnLevels } from '../../tests/drawing/drawn-campus.ts';
import { describeRoute } from '../directions/describe-route.ts';
import { createSurroundings } from '../directions/surroundings.ts';
import type { GraphNode, Place } from '../model.ts';
import { createCampusRouter } from './campus-router.ts';
import { parsePinId } from './find-pin.ts';

const drawn = drawCampus(
  `
  level 0
  canteen              gate
     |                  |
  ---+------------------+
     |
  entrance
`,
  `
  level 2
  201          203
   |            |
  -+------------+----=--lift
                     |
                    205
`,
);
const campus = createCampusRouter(drawn);
const doorOf = (word: string) => drawn.graph.nodes[drawn.doors(word)[0] as number] as GraphNode;
/** Metres of the drawing: a character is two, and the first row of a level is at 0. */
const at = (level: number, column: number, row: number) => `at-level-${level}-${20 * column}--${20 * row}`;

describe('parsePinId()', () => {
  test.each([
    ['at-level-2-1234-567', 2, [123.4, 56.7]],
    ['at-level-2-0-10', 2, [0, 1]],
    ['at-level-2--123--5', 2, [-12.3, -0.5]],
    ['at-outdoors-10-20', 0, [1, 2]],
  ])('reads %s', (id, level, point) => {
    expect(parsePinId(id, drawnLevels)).toEqual({ level, point });
  });

  test.each(['99-10-20', '2-10', '2-1.5-20', '2-1e3-20', '2-1234567-20', '2-NaN-20', '2-10-20-'])(
    'rejects at-level-%s',
    (rest) => expect(parsePinId(`at-level-${rest}`, drawnLevels)).toBeUndefined(),
  );

  test.each(['at--10-20', 'level-2-10-20'])('rejects %s', (id) => {
    expect(parsePinId(id, drawnLevels)).toBeUndefined();
  });
});

describe('createCampusRouter() with pins', () => {
  test('snaps a pin to the nearest edge of its level and names it by the nearest room on foot', () => {
    const { x, y } = doorOf('201');
    const pin = campus.findPin([x + 3, y - 2.6], [2]);
    expect(pin).toMatchObject({ name: 'Corridor by 201, second floor', level: 2, x: x + 3, y: y - 4 });
    expect(pin && campus.findPlace(pin.id)).toBe(pin);
  });

  test('names a pin by the number of a hall', () => {
    const { x, y } = doorOf('201');
    const halls = drawn.places.map((place): Place => ({ ...place, kind: 'venue', name: 'Hall' }));
    const pin = createCampusRouter({ ...drawn, places: halls }).findPin([x + 3, y - 2.6], [2]);
    expect(pin?.name).toBe('Corridor by 201, second floor');
  });

  test('names a pin outdoors by the nearest landmark', () => {
    const gate = doorOf('gate');
    expect(campus.findPin([gate.x - 7, gate.y - 4], [0, 1])?.name).toBe('Path by Gate, outdoors');
  });

  test('has no pin far from all edges', () => {
    expect(campus.findPin([500, 500], [2])).toBeUndefined();
    expect(campus.findPlace('at-level-2-5000-5000')).toBeUndefined();
    expect(campus.findPlace('at-level-3-50-50')).toBeUndefined();
  });

  test('starts a route at the pin, with length and directions', () => {
    const door = doorOf('201');
    const pin = campus.findPin([door.x + 3, door.y - 4], [2]);
    const route = campus.findRoute({ from: pin?.id ?? '', to: '203' });
    if (route.status !== 'found') throw new Error(route.message);
    expect(campus.graph.nodes[route.nodes[0] as number]).toEqual({ x: pin?.x, y: pin?.y, level: 2 });
    const whole = campus.findRoute({ from: '201', to: '203' });
    if (whole.status !== 'found') throw new Error(whole.message);
    expect(route.length).toBeCloseTo(whole.length - 4 - 3, 6);
    const steps = describeRoute(route, createSurroundings({ ...drawn, graph: campus.graph }));
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/^Start at the corridor by 201, second floor/);
    expect(steps.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(route.length, 6);
    expect(steps[0]?.points[0]).toEqual({ x: pin?.x, y: pin?.y });
  });

  test('names the barrier between a pin and a place', () => {
    const lift = doorOf('lift');
    const pin = campus.findPin([lift.x - 3, lift.y], [2]);
    const result = campus.findRoute({ from: '201', to: pin?.id ?? '', stepFree: true });
    expect(result).toMatchObject({ reason: 'no-step-free-way' });
    expect('message' in result && result.message).toMatch(/step/);
  });

  test('reports the same place for two equal pins', () => {
    const pin = campus.findPlace(at(2, 8, 2));
    expect(pin && campus.findRoute({ from: pin.id, to: pin.id })).toMatchObject({ reason: 'same-place' });
  });
});
