import { describe, expect, test } from 'vitest';
import { line } from '../../tests/points.ts';
import type { PlanOpening } from '../geometry/level-plan.ts';
import { toOpeningShape } from './openings.ts';

const door: PlanOpening = { id: 'door', category: 'door', line: line('10,5 12,5'), swing: 'left', leaves: 1 };

describe('toOpeningShape()', () => {
  test('one leaf turns on its hinge to its swing side', () => {
    expect(toOpeningShape(door).leaves).toMatchObject([{ hinge: [10, 5], tip: [10, 7], width: 2 }]);
    expect(toOpeningShape({ ...door, swing: 'right' }).leaves).toMatchObject([{ tip: [10, 3] }]);
  });

  test('two leaves share the width and have hinges at both ends', () => {
    expect(toOpeningShape({ ...door, leaves: 2 }).leaves).toMatchObject([
      { hinge: [10, 5], tip: [10, 6], width: 1 },
      { hinge: [12, 5], tip: [12, 6], width: 1 },
    ]);
  });

  test('a passage has a gap and no leaf', () => {
    const { leaves, gap } = toOpeningShape({ ...door, swing: 'none' });
    expect(leaves).toEqual([]);
    expect(gap.map(([x]) => x)).toEqual([10, 10, 12, 12]);
  });

  test('an entrance has the depth of the outer wall', () => {
    const depth = (opening: PlanOpening) => {
      const ys = toOpeningShape(opening).gap.map(([, y]) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(depth({ ...door, category: 'entrance' })).toBeGreaterThan(0.3);
    expect(depth(door)).toBeLessThan(0.3);
  });
});
