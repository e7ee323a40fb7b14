import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnLevels } from '../../tests/drawing/drawn-campus.ts';
import { quickest } from '../../tests/quickest.ts';
import type { LookupTables } from '../model.ts';
import { describeResult } from './describe-result.ts';
import { lookUp } from './look-up.ts';

const tables: LookupTables = {
  rooms: [
    { room: '101', level: 1, venue: 'Admin Office' },
    { room: '129', level: 1, venue: 'Central Library' },
    { room: '161', level: 1, venue: 'Ground Floor Seminar Hall' },
    { room: '236', level: 2, venue: 'Auditorium' },
    { room: '270', level: 2, venue: 'First Floor Seminar Hall' },
    { room: '372', level: 3, venue: 'Second Floor Seminar Hall' },
    { room: '467', level: 4, venue: 'Yoga Center' },
  ],
  ranges: [
    { from: 101, to: 129, level: 1, departments: ['mech'], label: 'Mechanical' },
    { from: 130, to: 161, level: 1, departments: ['eee', 'civil'], label: 'EEE and Civil' },
    { from: 201, to: 236, level: 2, departments: ['cse'], label: 'CSE' },
    { from: 237, to: 270, level: 2, departments: ['csd', 'csm'], label: 'CSD/CSM' },
    { from: 301, to: 333, level: 3, departments: ['it'], label: 'IT' },
    { from: 334, to: 372, level: 3, departments: ['ece'], label: 'ECE' },
    { from: 407, to: 447, level: 4, departments: ['fed'], label: 'FED' },
    { from: 448, to: 467, level: 4, departments: ['mba'], label: 'MBA' },
  ],
  venues: [
    { name: 'Auditorium', room: '236', level: 2 },
    { name: 'PortFolio', room: '161', level: 1 },
    { name: 'ground floor seminar hall', room: '161', level: 1 },
    { name: 'first floor seminar hall', room: '270', level: 2 },
    { name: 'second floor seminar hall', room: '372', level: 3 },
    { name: 'Yoga Center', room: '467', level: 4 },
    { name: 'central library', room: '129', level: 1 },
    { name: 'administrative office', room: '101', level: 1 },
  ],
};

const answer = (text: string) => describeResult(lookUp(text, tables), drawnLevels);

test.each([
  ['215', 'Room 215 is on the second floor: CSE department.'],
  ['236', 'Room 236 is on the second floor: Auditorium.'],
  ['Auditorium', 'Auditorium: room 236, second floor.'],
  ['  YOGA   Center ', 'Yoga Center: room 467, fourth floor.'],
  ['101', 'Room 101 is on the first floor: Admin Office.'],
  ['102', 'Room 102 is on the first floor: Mechanical department.'],
  ['407', 'Room 407 is on the fourth floor: FED department.'],
  ['466', 'Room 466 is on the fourth floor: MBA department.'],
])('lookUp() finds %j', (text, sentence) => {
  expect(answer(text)).toBe(sentence);
});

test.each([
  ['230A', '230A'],
  ['230 a', '230A'],
  ['230-a', '230A'],
  ['Room 205', '205'],
  ['ROOM NO. 205', '205'],
  ['room230A', '230A'],
  ['R-230', '230'],
  ['2 3 0', '230'],
  ['rm 2 15', '215'],
  ['2l5', '215'],
  ['Room 2O5', '205'],
  ['lab 214', '214'],
  ['#214', '214'],
  ['0205', '205'],
  ['２１５', '215'],
  ['२१५', '215'],
  ['\u202e215\u0000', '215'],
])('lookUp() reads the room code in %j', (text, room) => {
  expect(lookUp(text, tables)).toMatchObject({ kind: 'range', room, level: 2, label: 'CSE' });
});

test('lookUp() finds a span of rooms within one range, in either order', () => {
  expect(answer('140-141')).toBe('Room 140-141 is on the first floor: EEE and Civil department.');
  expect(answer('141 – 140')).toBe(answer('140-141'));
  expect(answer('rooms 201 to 236')).toBe('Rooms 201-236 are on the second floor: CSE department.');
  expect(lookUp('230-240', tables)).toEqual({ kind: 'none', text: '230-240' });
});

test('lookUp() prefers a sign with a letter between digits to the number that it looks like', () => {
  const signed = { ...tables, rooms: [{ room: '2L5', level: 1, venue: 'Laser Lab' }] };
  expect(lookUp('2l5', signed)).toMatchObject({ kind: 'room', room: '2L5' });
});

test('lookUp() prefers a room to its range, and finds the range for a lettered number', () => {
  expect(lookUp('Room 129', tables)).toMatchObject({ kind: 'room', venue: 'Central Library' });
  expect(lookUp('129A', tables)).toMatchObject({ kind: 'range', label: 'Mechanical' });
});

test('lookUp() reads a letter that no door has as the number without it, and reports it first', () => {
  const lettered = { ...tables, lettered: ['230A'] };
  const sentence = (text: string) => describeResult(lookUp(text, lettered), drawnLevels);
  expect(sentence('230 a')).toBe('Room 230A is on the second floor: CSE department.');
  expect(lookUp('205a', lettered)).toMatchObject({ kind: 'range', room: '205', missing: '205A' });
  expect(sentence('205a')).toBe(
    'The plan shows no door 205A. Room 205 is on the second floor: CSE department.',
  );
  expect(sentence('129A')).toBe(
    'The plan shows no door 129A. Room 129 is on the first floor: Central Library.',
  );
  expect(['467A', '467-a', 'Room 467 a'].map(sentence)).toEqual(
    Array(3).fill('The plan shows no door 467A. Room 467 is on the fourth floor: Yoga Center.'),
  );
  expect(sentence('999A')).toBe('Nothing matches "999A".');
  expect(lookUp('205a', tables)).toMatchObject({ kind: 'range', room: '205A' });
});

test.each('400 100 162 999999 21 zzz __proto__ constructor undefined .* [ 😀'.split(' '))(
  'lookUp() finds nothing for %j',
  (text) => {
    expect(lookUp(text, tables)).toEqual({ kind: 'none', text });
    expect(answer(text)).toBe(`Nothing matches "${text}".`);
  },
);

test('lookUp() distinguishes an empty text from one without a match', () => {
  expect(lookUp(' \t ', tables)).toEqual({ kind: 'empty' });
  expect(answer('')).toBe('Enter a room number or the name of a place.');
});

test('describeResult() shortens a long text and removes direction characters', () => {
  expect(answer('x'.repeat(10_000))).toBe(`Nothing matches "${'x'.repeat(60)}…".`);
  expect(answer('ab\u202e\u0007cd zz')).toBe('Nothing matches "ab cd zz".');
});

test('lookUp() finds every number of every range, and none outside', () => {
  fc.assert(
    fc.property(fc.nat(600), (number) => {
      const inside = tables.ranges.some(({ from, to }) => from <= number && number <= to);
      expect(lookUp(String(number), tables).kind !== 'none').toBe(inside);
    }),
  );
});

test('lookUp() never throws, and ignores case and surrounding space', () => {
  const known = fc.constantFrom('215', '236', 'auditorium', '230A', 'room 140-141');
  fc.assert(
    fc.property(fc.oneof(known, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
      const sentence = answer(text);
      expect(sentence).toMatch(/\.$/);
      if (lookUp(text, tables).kind === 'none') return;
      expect(answer(`  ${text.toUpperCase()} `)).toBe(answer(text.toUpperCase()));
    }),
  );
});

test.each(['1 '.repeat(5000), '1-'.repeat(5000), 'room '.repeat(2000), '1'.repeat(10_000)])(
  'lookUp() takes less than 20 ms for 10,000 characters',
  (text) => {
    expect(quickest(() => lookUp(text, tables))).toBeLessThan(20);
  },
);

test('lookUp() finds nothing for a number in several buildings', () => {
  const several = { ...tables, shared: ['101', '230A'] };
  for (const text of ['101', 'Room 101', '230 a']) expect(lookUp(text, several).kind).toBe('none');
  expect(lookUp('129', several)).toEqual(lookUp('129', tables));
  expect(lookUp('101-105', several)).toEqual(lookUp('101-105', tables));
  const lettered = { ...tables, rooms: [{ room: 'E05', level: 1, venue: 'Museum' }] };
  expect(lookUp('e05', lettered).kind).toBe('room');
  expect(lookUp('e05', { ...lettered, shared: ['E05'] }).kind).toBe('none');
});

test('describeResult() never writes the id of a room without a number', () => {
  const own = { room: 'reading-room', level: 1, isUnnumbered: true } as const;
  const lists = {
    rooms: [{ ...own, venue: 'Reading Room' }],
    venues: [{ ...own, name: 'The Nook' }],
    ranges: [],
  };
  const sentence = (text: string) => describeResult(lookUp(text, lists), drawnLevels);
  expect(sentence('reading-room')).toBe('Reading Room is on the first floor.');
  expect(sentence('the nook')).toBe('The Nook: first floor.');
});

test('describeResult() isolates right-to-left names', () => {
  const result = { kind: 'room', room: '101', level: 1, venue: 'مكتبة' } as const;
  expect(describeResult(result, drawnLevels)).toContain(': \u2068مكتبة\u2069.');
});

test('lookUp() finds a number of a run by its prefix only', () => {
  const runs = [
    { prefix: 'B1-', from: 100, to: 199, level: 1 },
    { prefix: 'B12-', from: 100, to: 150, level: 2 },
  ];
  const find = (text: string) => lookUp(text, { ...tables, shared: ['100'], runs });
  expect(find(' b12-150 ')).toMatchObject({ kind: 'range', room: 'B12-150', level: 2 });
  expect(describeResult(find('B1-100'), drawnLevels)).toBe('Room B1-100 is on the first floor.');
  for (const text of ['B12-151', 'B12-0150', 'B2-100', 'B1-', 'xB1-100', '100'])
    expect(find(text).kind).toBe('none');
});
