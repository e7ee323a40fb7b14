import { describe, expect, test } from 'vitest';
import { createCampusRouter } from './campus-router.ts';
import { drawCampus } from './drawing/drawn-campus.ts';

const campus = createCampusRouter(
  drawCampus(
    `
  level 1
  101      118B     wc1
   |         |       |
  -+--+------+-------+--lift_a
      |      |
    stairs  lift_b
`,
    `
  level 2
  201      203
   |         |
  -+--+------+----------lift_a
      |      |
    stairs  lift_b
`,
    `
  level 3
  301
   |
  -+--+--Roof_Garden
      |
    stairs
`,
  ),
);

describe('createCampusRouter().findRoute()', () => {
  test('takes ids, room numbers and names in any case', () => {
    for (const to of ['room-118b', '118B', 'room 118b ', 'Roof Garden', 'roof-garden']) {
      expect(campus.findRoute({ from: 'room-101', to }).status).toBe('found');
    }
  });

  test('names both places of a route', () => {
    const route = campus.findRoute({ from: '101', to: '203' });
    expect(route).toMatchObject({ fromPlace: { id: 'room-101' }, toPlace: { id: 'room-203' } });
  });

  test('says which room is not there', () => {
    const messages = ['299', 'room-999', 'Moon Base'].map((to) => {
      const result = campus.findRoute({ from: '101', to });
      return result.status === 'unreachable' ? [result.reason, result.message] : [];
    });
    expect(messages).toEqual([
      ['unknown-place', 'Cannot find a route from "101" to "299": no room "299" on floor 2'],
      ['unknown-place', 'Cannot find a route from "101" to "room-999": no room "999" on floors 1 to 3'],
      ['unknown-place', 'Cannot find a route from "101" to "Moon Base": no place "Moon Base"'],
    ]);
    expect(campus.findRoute({ from: '', to: '101' })).toMatchObject({
      message: 'Cannot find a route from "" to "101": no place ""',
    });
  });

  test('says that one is there already', () => {
    expect(campus.findRoute({ from: '101', to: 'room-101' })).toMatchObject({
      reason: 'same-place',
      message: 'You are already there: source and destination are the same place.',
    });
  });

  test('says why there is no step-free route, and how near one gets', () => {
    expect(campus.findRoute({ from: '101', to: '301', stepFree: true })).toMatchObject({
      reason: 'no-step-free-way',
      message:
        'There is no step-free route to Room 301. The nearest point that you can reach is Stairs on the second floor, 22 m before it: from there on there are stairs.',
    });
  });

  test('goes round a closed lift, and past its doors', () => {
    const query = { from: '118b', to: '203', stepFree: true };
    const metres = (closed: string[]) => {
      const result = campus.findRoute({ ...query, closed });
      return result.status === 'found' ? result.length : result.message;
    };
    expect(metres([])).toBe(16);
    expect(metres(['lift_b-2'])).toBe(52);
    expect(metres(['lift_b-1', 'lift_a-1'])).toBe(
      'Room 203 cannot be reached while the way there is closed. The nearest point that you can reach is Lift B on the first floor, 12 m before it: the lift there is out of use.',
    );
  });
});

describe('createCampusRouter().findNearest()', () => {
  test('finds the nearest toilet on any floor', () => {
    expect(campus.findNearest({ from: '301', kind: 'toilet' })).toMatchObject({ toPlace: { id: 'wc1' } });
  });

  test('finds the nearest lift, but not one that is closed', () => {
    expect(campus.findNearest({ from: '118B', kind: 'lift' })).toMatchObject({ toPlace: { id: 'lift_b-1' } });
    const closed = ['lift_b-1'];
    expect(campus.findNearest({ from: '118B', kind: 'lift', closed })).toMatchObject({
      toPlace: { id: 'lift_a-1' },
    });
  });

  test('says that there is none', () => {
    expect(campus.findNearest({ from: '101', kind: 'water' })).toMatchObject({
      message: 'Cannot find a route from "101" to "water": no place "water"',
    });
  });
});
