import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { findChoices, isStepFreeRoute, pageRouter } from './find-way.ts';

const { findPlace } = pageRouter();

function choices(from: string, to: string, isStepFree = false) {
  const [start, end] = [from, to].map((id) => findTarget(id, { findPlace, findPerson: college.findPerson }));
  if (start?.kind !== 'target' || end?.kind !== 'target') throw new Error(`Cannot find "${from}" or "${to}"`);
  return findChoices(start.target, end.target, isStepFree);
}

describe('findChoices()', () => {
  test.each(['nearest-toilet', 'nearest-accessible-toilet'])(
    'of %s are the nearest toilet of each kind',
    (to) => {
      const rows = choices('main-gate-1', to).map(({ label, stepFree, way }) => [
        label,
        stepFree,
        way.toPlace.id,
      ]);
      expect(rows).toEqual([
        ['Women', false, 'toilet-women-west-1'],
        ['Men', false, 'toilet-men-west-1'],
        ['Accessible', true, 'toilet-accessible-west-1'],
      ]);
    },
  );

  test('have the figures of the step-free ways where these are wanted', () => {
    const figures = (isStepFree: boolean) =>
      choices('canteen', 'nearest-toilet', isStepFree).map(({ stepFree, way }) => [
        stepFree,
        way.toPlace.id,
        isStepFreeRoute(way),
      ]);
    expect(figures(false)).toEqual([
      [false, 'toilet-women-west-1', false],
      [false, 'toilet-men-west-1', false],
      [true, 'toilet-accessible-west-1', true],
    ]);
    expect(figures(true)).toEqual([
      [true, 'toilet-women-west-1', true],
      [true, 'toilet-men-west-1', true],
      [true, 'toilet-accessible-west-1', true],
    ]);
  });

  test.each(['nearest-exit', 'toilet-men-west-1'])('are none for %s', (to) => {
    expect(choices('main-gate-1', to)).toEqual([]);
  });
});
