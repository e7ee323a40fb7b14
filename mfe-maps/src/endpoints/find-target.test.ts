import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { campusRouter } from '../routing/campus-router.ts';
import { findTarget } from './find-target.ts';

const { findPlace } = campusRouter();
const find = (asked?: string) =>
  findTarget(asked, {
    findPlace,
    findPerson: college.findPerson,
    places: college.places,
    rooms: college.rooms,
    departments: college.departments,
    levels: college.levels,
  });
const nameOf = (asked: string) => {
  const end = find(asked);
  return end.kind === 'target' ? end.target.name : end;
};

describe('findTarget()', () => {
  test.each([
    ['room-205', 'Room 205'],
    ['205', 'Room 205'],
    ['230A', 'Room 230A'],
    ['central-library', 'Central Library'],
    ['Central Library', 'Central Library'],
    ['library', 'Central Library'],
    ['cse-jyothi-pandey', 'Dr. Jyothi Pandey'],
    ['nearest-toilet', 'Nearest toilet'],
    ['floor-3', 'the third floor'],
    ['department-mba', 'MBA department'],
  ])('takes %j for %s', (asked, name) => {
    expect(nameOf(asked)).toBe(name);
  });

  test('every floor and department has places to come to', () => {
    const ids = [
      'floor-1',
      'floor-2',
      'floor-3',
      'floor-4',
      ...college.departments.map(({ code }) => `department-${code}`),
    ];
    for (const id of ids) {
      const end = find(id);
      if (end.kind !== 'target' || end.target.kind !== 'nearest') throw new Error(`Cannot find "${id}"`);
      expect(end.target.places.length).toBeGreaterThan(0);
    }
  });

  test('takes the id of a pin for the spot that it names', () => {
    const { x, y } = campusRouter().graph.nodes[college.findPlace('room-118')?.nodes[0] ?? 0] ?? {
      x: 0,
      y: 0,
    };
    expect(nameOf(`at-level-1-${Math.round(10 * x)}-${Math.round(10 * y)}`)).toMatch(
      /^(Corridor|Lobby) by \w+, first floor$/,
    );
  });

  test.each(['at-level-2-99990-99990', 'at-outdoors--9990-50'])('says that %s is on no way', (asked) => {
    expect(find(asked)).toEqual({
      kind: 'problem',
      message: 'This spot is not on a way that the map knows.',
    });
  });

  test.each(['', undefined])('is nothing for %j', (asked) => {
    expect(find(asked)).toEqual({ kind: 'none' });
  });

  test.each([
    'room-999',
    'floor-9',
    'floor-0',
    'department-law',
    'nearest-pub',
    'at-level-9-10-20',
    'at-level-2-10',
    '🏠',
    '__proto__',
    'room-',
  ])('says that %j is unknown', (asked) => {
    expect(find(asked)).toEqual({
      kind: 'problem',
      message: `“${asked}” is not a place on this map. Choose one from the list.`,
    });
  });

  test('says of a person without a room on the plan whom to ask', () => {
    const person = {
      ...college.findPerson('cse-jyothi-pandey'),
      id: 'cse-new',
      name: 'Dr. New',
      room: 'EMP1043',
    };
    const end = findTarget('cse-new', {
      findPlace,
      findPerson: () => person as NonNullable<ReturnType<typeof college.findPerson>>,
      places: college.places,
      rooms: college.rooms,
      departments: college.departments,
      levels: college.levels,
    });
    expect(end).toEqual({
      kind: 'problem',
      message: 'No room on the plan is known for Dr. New. Ask at the office.',
    });
  });
});
