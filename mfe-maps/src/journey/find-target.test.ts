import { placesOf } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { placeOf } from './find-endpoint.ts';
import { findTarget } from './find-target.ts';
import { pageRouter } from './find-way.ts';

const { findPlace } = pageRouter();
const find = (text?: string, isPosition = false) =>
  findTarget(text, { findPlace, findPerson: college.findPerson, isPosition });
const nameOf = (text: string) => {
  const end = find(text);
  return end.kind === 'target' ? end.target.name : end;
};

describe('findTarget()', () => {
  test.each([
    ['room-205', 'Room 205'],
    ['205', 'Room 205'],
    ['230A', 'Room 230A'],
    ['rm 2 15', 'Room 215'],
    ['central-library', 'Central Library'],
    ['Central Library', 'Central Library'],
    ['library', 'Central Library'],
    ['cse-jyothi-pandey', 'Dr. Jyothi Pandey'],
    ['nearest-toilet', 'Nearest toilet'],
    ['toilet', 'Nearest toilet'],
    ['Nearest toilets', 'Nearest toilet'],
    ['nearest-loo', 'Nearest toilet'],
    ['women’s toilet', 'Nearest women’s toilet'],
    ['mens-toilet', 'Nearest men’s toilet'],
    ['drinking_water', 'Nearest drinking water'],
    ['पानी', 'Nearest drinking water'],
    ['lift', 'Nearest lift'],
    ['stairs', 'Nearest stairs'],
    ['exit', 'Nearest exit'],
    ['floor-3', 'the third floor'],
    ['department-mba', 'MBA department'],
  ])('resolves %j to %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  test.each(['2l1', 'rm 2o5'])('takes no misspelling for a place: %j', (text) => {
    expect(find(text)).toMatchObject({ kind: 'error', unknown: text });
  });

  test.each([
    ['467', undefined],
    ['room 436a', undefined],
    ['library', '“library” in the link is Central Library.'],
  ])('explains %j in a link: %j', (text, note) => {
    const end = find(text);
    expect(end.kind === 'target' && end.note).toBe(note);
  });

  test('leads to the office of a department, not to its head or library', () => {
    const end = find('department-mba');
    expect(placeOf(end)?.id).toBe('room-449');
  });

  test('returns places for every floor and department', () => {
    const ids = [
      'floor-1',
      'floor-2',
      'floor-3',
      'floor-4',
      ...college.departments.map(({ code }) => `department-${code}`),
    ];
    for (const id of ids) {
      const end = find(id);
      if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
      expect(placesOf(end.target, false).length).toBeGreaterThan(0);
    }
  });

  test('resolves the id of a pin', () => {
    const { x, y } = pageRouter().graph.nodes[college.findPlace('room-118')?.nodes[0] ?? 0] ?? {
      x: 0,
      y: 0,
    };
    expect(nameOf(`at-level-1-${Math.round(10 * x)}-${Math.round(10 * y)}`)).toMatch(
      /^(Corridor|Lobby) by \w+, first floor$/,
    );
  });

  test.each(['at-level-2-99990-99990', 'at-outdoors--9990-50'])(
    'returns an error for the pin %s far from all paths',
    (text) => {
      expect(find(text)).toEqual({
        kind: 'error',
        message: 'No path is near this point.',
      });
    },
  );

  test.each(['', undefined])('returns none for %j', (text) => {
    expect(find(text)).toEqual({ kind: 'none' });
  });

  test.each([
    'floor-9',
    'floor-0',
    'department-law',
    'nearest-pub',
    'at-level-9-10-20',
    'at-level-2-10',
    '🏠',
    '__proto__',
    'room-',
  ])('returns an error for %j', (text) => {
    expect(find(text)).toEqual({
      kind: 'error',
      message: `“${text}” is not a place on this map.`,
      unknown: text,
    });
  });

  test.each([
    'nearest-lift',
    'Nearest loo',
    'lift',
    'Toilets',
    'academic-block',
    'Academic Block',
    'level-2',
    'floor-2',
    'department-mba',
  ])('as a position, which is one place, refuses %j', (text) => {
    const message = `“${text}” is not one place.`;
    expect(find(text, true)).toEqual({ kind: 'error', message, unknown: text });
  });

  test.each([
    'room-205',
    '205',
    'library',
    'Central Library',
    'administration-block',
    'lift-west-2',
    'cse-jyothi-pandey',
  ])('takes %j as a position', (text) => {
    expect(find(text, true)).toEqual(find(text));
  });

  test('names the room that a link is about when there is none', () => {
    const message = 'No room 999A on this map.';
    for (const text of ['room-999a', '999 A', 'Room No. 999a'])
      expect(find(text)).toEqual({ kind: 'error', message, unknown: '999A' });
  });

  test('returns an error for a person without a room on the plan', () => {
    const person = {
      ...college.findPerson('cse-jyothi-pandey'),
      id: 'cse-new',
      name: 'Dr. New',
      room: 'EMP1043',
    };
    const findPerson = () => person as NonNullable<ReturnType<typeof college.findPerson>>;
    const end = findTarget('cse-new', { findPlace, findPerson });
    expect(end).toEqual({
      kind: 'error',
      message: 'Dr. New has no room on the plan. Ask at the office.',
      withoutRoom: person,
    });
  });
});
