import { emptyPlan, type LevelPlan, type PlanUnit, type Ring } from '@campusway/campus';
import { expect, test } from 'vitest';
import { deriveSketch } from './derive-sketch.ts';

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
];
const screens = [{ level: 0, window: [-10, 0, 90, 50] }] as const;
const house: PlanUnit = { id: 'house', category: 'building', polygon: [square(20, 30)], label: [25, 22] };
const grounds: LevelPlan = { ...emptyPlan, outline: [square(0, 40)], units: [house] };
const block: LevelPlan = { ...emptyPlan, outline: [square(1.4, 9.6)] };

test('deriveSketch() draws each outline once, relative to the upper left corner of the campus screen', () => {
  const sketch = deriveSketch(
    screens,
    new Map([
      [0, grounds],
      [1, block],
      [2, block],
    ]),
  );
  expect(sketch).toContain('viewBox="0 0 100 50"');
  expect(sketch?.match(/ d="[^"]*"/g)).toEqual([
    ' d="M10 50L50 50L50 10Z"',
    ' d="M30 30L40 30L40 20ZM11 49L20 49L20 40Z"',
  ]);
});

test('deriveSketch() is undefined without a campus screen, without buildings, or with too many', () => {
  const empty = { ...grounds, units: [] };
  const crowded = {
    ...grounds,
    units: Array.from({ length: 99 }, (_, at) => ({ ...house, polygon: [square(at, at + 9)] })),
  };
  expect(deriveSketch([], new Map([[0, grounds]]))).toBeUndefined();
  expect(deriveSketch(screens, new Map([[0, empty]]))).toBeUndefined();
  expect(deriveSketch(screens, new Map([[0, crowded]]))).toBeUndefined();
});
