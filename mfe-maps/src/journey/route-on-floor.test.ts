import { describe, expect, test } from 'vitest';
import { pageRouter, pageWays } from './find-way.ts';
import { floorsOf } from './floor-of.ts';
import { routeOnFloor } from './route-on-floor.ts';

function route(from: string, to: string, stepFree = false) {
  const result = pageRouter().findRoute({ from, to, stepFree });
  if (result.status !== 'found') throw new Error(result.message);
  return result;
}

describe('routeOnFloor()', () => {
  test('returns one line without changes for a route on one floor', () => {
    const { lines, changes } = routeOnFloor(route('room-205', 'room-230a'), 2);
    expect(lines).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  test('marks a change of floors on both floors at the same point', () => {
    const found = route('room-205', 'room-310', true);
    expect(floorsOf(found.legs)).toEqual([2, 3]);
    const [below, above] = [routeOnFloor(found, 2), routeOnFloor(found, 3)];
    expect(below.changes).toMatchObject([
      { name: 'Lift', floor: 3, arrow: '↑', text: 'Lift to the third floor' },
    ]);
    expect(above.changes).toMatchObject([
      { name: 'Lift', floor: 2, arrow: 'from', text: 'Lift from the second floor' },
    ]);
    expect(above.changes[0]?.at).toEqual(below.changes[0]?.at);
  });

  test('is indoors where a leg is', () => {
    expect(routeOnFloor(route('room-123a', 'room-141'), 1).isIndoors).toBe(true);
    expect(routeOnFloor(route('main-gate-1', 'room-141'), 1).isIndoors).toBe(true);
    expect(routeOnFloor(route('main-gate-1', 'parking'), 1).isIndoors).toBe(false);
  });

  test('joins grounds and first floor; is empty on a floor that the lift passes', () => {
    const found = route('main-gate-1', 'room-454');
    expect(floorsOf(found.legs)).toEqual([1, 4]);
    const ground = routeOnFloor(found, 1);
    expect(ground.lines).toHaveLength(1);
    expect(ground.lines[0]?.[0]).toEqual([200, 0]);
    expect(routeOnFloor(found, 3)).toEqual({ lines: [], leaders: [], changes: [], isIndoors: false });
  });
});

test.each([
  ['central-library', 'room-129'],
  ['auditorium', 'room-236'],
  ['administration-block', 'room-101'],
  ['canteen', 'canteen'],
])('pageWays().endsOf() has for %s the end that plans draw: %s', (venue, drawn) => {
  const ends = pageWays().endsOf(route('room-310', venue));
  expect(ends[1].place.id).toBe(drawn);
  expect(ends).toEqual(pageWays().endsOf(route('room-310', drawn)));
});
