import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { dedent } from '../../tests/drawing/read-drawing.ts';
import { drawing, notFound, type QueryOptions } from '../../tests/drawing/route-queries.ts';
import { createTimetable } from '../closures/timetable.ts';

const floor = drawCampus(`
  level 1
  101       103
   |         |
  -+---d-----+-
   |         |
   |   105   |
   |    |    |
   +----+----+
`);
const [door = -1] = floor.doors('d');
const at = (time: string) => Date.parse(`2026-11-25T${time}Z`);
const closures = [
  { nodes: [door], from: at('09:00'), until: at('17:00') },
  { nodes: floor.doors('105'), stepFreeOnly: true, until: at('12:00') },
];
const today = createTimetable(() => closures);
const way = (time: string, more: QueryOptions = {}) =>
  drawing(floor, '101', '103', { closed: today(at(time)), ...more });

describe('findRoute() with timed closures', () => {
  test('leads around a closed door from the instant it closes until it opens', () => {
    const through = dedent(`
  level 1
  101       103
   *         *
  -****d******-
   |         |
   |   105   |
   |    |    |
   +----+----+
`);
    const around = dedent(`
  level 1
  101       103
   *         *
  -*---d-----*-
   *         *
   *   105   *
   *    |    *
   ***********
`);
    expect([way('08:59'), way('09:00'), way('16:59'), way('17:00')]).toEqual([
      through,
      around,
      around,
      through,
    ]);
  });

  test('refuses a room that is closed step-free to step-free routes only', () => {
    const closed = today(at('11:00'));
    expect(notFound(floor, '101', '105', { closed, stepFree: true }).reason).toBe('closed');
    expect(drawing(floor, '101', '105', { closed })[5]).toBe(' *   105   |');
  });

  test('stops a ride at a closed landing, but not past it', () => {
    const tower = drawCampus(...['1', '2', '3'].map((level) => `level ${level}\n${level}01--lift_a`));
    const closed = [{ nodes: tower.doors('lift_a', 2) }];
    expect(notFound(tower, '101', '201', { closed }).reason).toBe('closed');
    expect(drawing(tower, '101', '301', { closed })).toContain('301**lift_a');
  });
});

describe('createTimetable()', () => {
  test('returns the same array between two changes', () => {
    expect(today(at('10:00'))).toBe(today(at('11:59')));
    expect(today(at('12:00'))).toHaveLength(1);
  });

  test('follows other closures at the same instant', () => {
    let read = closures;
    const inForce = createTimetable(() => read);
    expect(inForce(at('10:00'))).toHaveLength(2);
    read = closures.slice(1);
    expect(inForce(at('10:00'))).toEqual(read);
  });
});
