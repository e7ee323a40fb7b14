import { describe, expect, test } from 'vitest';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import type { Place } from '../model.ts';
import { createFindPlace, describeUnknown } from './find-place.ts';

const place = (id: string, kind: Place['kind'], name: string, more: Partial<Place>): Place => ({
  ...{ id, kind, name, level: 1, aliases: [], x: 0, y: 0, nodes: [0] },
  ...more,
});
const places: readonly Place[] = [
  place('administration-block', 'building', 'Administration Block', { code: '101' }),
  place('room-101', 'room', 'Admin Office', { code: '101', aliases: ['Reception'] }),
  place('room-230a', 'room', 'Room 230A', { code: '230A', level: 2 }),
];

describe('createFindPlace()', () => {
  test('finds places by id, number, name and alias, case-insensitive', () => {
    const findPlace = createFindPlace(places);
    for (const text of ['room-230a', '230a', '230A ', 'Room 230A', 'ROOM-230A'])
      expect(findPlace(text)?.id).toBe('room-230a');
    expect(findPlace('reception')?.id).toBe('room-101');
    expect(findPlace('admin-office')?.id).toBe('room-101');
    expect(findPlace('231')).toBeUndefined();
  });

  test('reads a room number as the lookup does, but takes no letter for a digit', () => {
    const findPlace = createFindPlace(places);
    for (const text of ['rm 2 30 a', 'ROOM NO. 230A', '0230a']) expect(findPlace(text)?.id).toBe('room-230a');
    expect(findPlace('1o1')).toBeUndefined();
  });

  test('prefers the room to a building with the same number', () => {
    const findPlace = createFindPlace(places);
    expect(findPlace('101')?.id).toBe('room-101');
    expect(findPlace('administration block')?.id).toBe('administration-block');
  });
});

describe('describeUnknown()', () => {
  const levels = numberedLevels(2);
  test('names the floor where a number is missing', () => {
    expect(describeUnknown('room-299', { places, levels })).toBe('no room "299" on floor 2');
    expect(describeUnknown('999', { places, levels })).toBe('no room "999" on floors 1 to 2');
    expect(describeUnknown('Moon Base', { places, levels })).toBe('no place "Moon Base"');
  });

  test('names the signs of the lowest and the highest floor', () => {
    const signed = levels.map((level) => ({ ...level, shortName: level.ordinal ? 'UG' : 'EG' }));
    expect(describeUnknown('299', { places, levels: signed })).toBe('no room "299" on floors EG to UG');
  });

  test('names no floors when there are no rooms', () => {
    expect(describeUnknown('205', { places: [], levels })).toBe('no place "205"');
  });
});
