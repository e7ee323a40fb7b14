import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { findChoices, pageRouter } from './find-way.ts';

const { findPlace } = pageRouter();

function choices(from: string, to: string) {
  const [start, end] = [from, to].map((id) => findTarget(id, { findPlace, findPerson: college.findPerson }));
  if (start?.kind !== 'target' || end?.kind !== 'target') throw new Error(`Cannot find "${from}" or "${to}"`);
  return findChoices(start.target, end.target);
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

  test.each(['nearest-exit', 'toilet-men-west-1'])('are none for %s', (to) => {
    expect(choices('main-gate-1', to)).toEqual([]);
  });
});
