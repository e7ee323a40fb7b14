import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import type { QueryOptions } from '../../tests/drawing/route-queries.ts';
import { createRouter } from './router.ts';

describe('findNearest()', () => {
  const floor = drawCampus(
    `
  level 1
  101     wc1       103    wc2
   |       |         |      |
  -+-------+---------+------+-stairs
`,
    `
  level 2
  wc3   201
   |     |
  -+-----+---------------------stairs
`,
  );

  test('returns the nearest place by time', () => {
    const among = ['wc1', 'wc2', 'wc3'].map((word) => floor.doors(word));
    const nearest = (from: string, more: QueryOptions = {}) => {
      const result = createRouter(floor.graph).findNearest({ from: floor.doors(from), among, ...more });
      return result.status === 'found' ? result.place : result.reason;
    };
    expect(nearest('101')).toBe(0);
    expect(nearest('103')).toBe(1);
    expect(nearest('201')).toBe(2);
    expect(nearest('wc1')).toBe('same-place');
  });

  test('changes floors where needed, and reports no-step-free-way where stairs are excluded', () => {
    const among = [floor.doors('wc3')];
    const query = { from: floor.doors('101'), among };
    expect(createRouter(floor.graph).findNearest(query)).toMatchObject({ status: 'found', place: 0 });
    expect(createRouter(floor.graph).findNearest({ ...query, stepFree: true })).toMatchObject({
      reason: 'no-step-free-way',
    });
  });
});
