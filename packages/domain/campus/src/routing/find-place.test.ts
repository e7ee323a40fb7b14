import { describe, expect, test } from 'vitest';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import type { Place } from '../model.ts';
import { createFindPlace, describeUnknown } from './find-place.ts';

const spot = { level: 1, x: 0, y: 0, nodes: [0] } as const;
const places: readonly Place[] = [
  {
    ...spot,
    id: 'administration-block',
    kind: 'building',
    name: 'Administration Block',
    code: '101',
    aliases: [],
  },
  { ...spot, id: 'room-101', kind: 'room', name: 'Admin Office', code: '101', aliases: ['Reception'] },
  { ...spot, id: 'room-230a', kind: 'room', name: 'Room 230A', code: '230A', level: 2, aliases: [] },
];

describe('createFindPlace()', () => {
  test('finds places by id, number, name and alias, case-insensitive', () => {
    const findPlace = createFindPlace(places);
    for (const text of ['room-230a', '230a', '230A ', 'Room 230A', 'ROOM-230A'])
      expect(findPlace(text)?.id).toBe('room-230a');
    expect(findPlace('reception')?.id).toBe('room-101');
    expect(findPlace('231')).toBeUndefined();
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
    const signed = levels.map((level) => ({
      ...level,
      shortName: ['', 'EG', 'UG'][level.ordinal + 1] ?? '',
    }));
    expect(describeUnknown('299', { places, levels: signed })).toBe('no room "299" on floors EG to UG');
  });

  test('names no floors when there are no rooms', () => {
    expect(describeUnknown('205', { places: [], levels })).toBe('no place "205"');
  });
});
