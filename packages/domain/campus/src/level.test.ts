import { expect, test } from 'vitest';
import {
  grounds,
  isUpwards,
  type Level,
  listStoreys,
  nameOfStorey,
  onLevel,
  pairOfLevels,
  storeyOf,
} from './level.ts';

const level = (building: string, ordinal: number, name: string, title = name): Level => ({
  id: `${building}-${ordinal}`,
  building,
  ordinal,
  shortName: '',
  name,
  title,
  elevation: ordinal * 4,
});

const levels = [
  grounds,
  level('main', -1, 'basement'),
  level('main', 0, 'ground floor'),
  level('main', 1, 'first floor'),
  level('annex', 0, 'Level 1', 'Level 1, Annex'),
  level('annex', 0.5, 'mezzanine', 'mezzanine, Annex'),
];

test('onLevel() adds an article to a name in lower case', () => {
  expect(levels.map((_, index) => onLevel(levels, index))).toEqual([
    'outdoors',
    'on the basement',
    'on the ground floor',
    'on the first floor',
    'on Level 1, Annex',
    'on the mezzanine, Annex',
  ]);
});

test('pairOfLevels() writes a common last word once, and the buildings where they differ', () => {
  expect(pairOfLevels(levels, 2, 3)).toEqual(['the ground', 'the first floor']);
  expect(pairOfLevels(levels, 1, 2)).toEqual(['the basement', 'the ground floor']);
  expect(pairOfLevels(levels, 3, 4)).toEqual(['the first floor', 'Level 1, Annex']);
});

test('storeyOf() is equal for levels with one ordinal; the grounds share that of the entrance', () => {
  expect(levels.map((_, index) => storeyOf(levels, index))).toEqual([2, 1, 2, 3, 2, 5]);
  expect(storeyOf([grounds], 0)).toBe(0);
});

test('nameOfStorey() has the names of all buildings, without the grounds', () => {
  const levels = [
    grounds,
    level('a', 0, 'ground floor'),
    level('a', 1, 'first floor'),
    level('b', 1, 'Level 1'),
  ];
  expect([1, 2, 3].map((index) => nameOfStorey(levels, index))).toEqual([
    'ground floor',
    'first floor or Level 1',
    'first floor or Level 1',
  ]);
});

test('listStoreys() sorts by ordinal', () => {
  expect(listStoreys(levels)).toEqual([1, 2, 5, 3]);
});

test('isUpwards() compares elevations', () => {
  expect([isUpwards(levels, 1, 2), isUpwards(levels, 3, 5)]).toEqual([true, false]);
});
