import { describe, expect, test } from 'vitest';
import { notFound, wordAt } from '../../tests/drawing/ask.ts';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';

const tower = drawCampus(
  `
  level 1
  101               103
   |                 |
  -+--stairs--+------+--lift
`,
  `
  level 2
  201               203
   |                 |
  -+--stairs  +------+--lift
              |
             205
`,
);

describe('findRoute() without a route', () => {
  test('says same-place when both ends share a door', () => {
    expect(notFound(tower, '201', '201')).toEqual({ status: 'unreachable', reason: 'same-place' });
  });

  test('says unknown-place when an end has no door', () => {
    expect(notFound(tower, '201', '999').reason).toBe('unknown-place');
  });

  test('says no-step-free-way, the stairs in the way, and how near one gets', () => {
    const loft = drawCampus(
      'level 1\n101--+--stairs\n     |\n    lift',
      'level 2\n201--+--stairs\n     |\n    lift',
      'level 3\n301--+--stairs',
    );
    const { reason, nearest } = notFound(loft, '101', '301', { stepFree: true });
    expect(reason).toBe('no-step-free-way');
    expect(wordAt(loft, nearest)).toBe('stairs-2');
    expect(nearest?.barredBy?.kind).toBe('stairs');
    expect(nearest?.distance).toBe(8 + 12);
  });

  test('says closed, and the lift that is in the way, when it would go otherwise', () => {
    const lift = tower.graph.edges.findIndex(({ kind }) => kind === 'lift');
    const { reason, nearest } = notFound(tower, '103', '205', { closed: [lift] });
    expect(reason).toBe('closed');
    expect(wordAt(tower, nearest)).toBe('lift-1');
    expect(nearest?.barredBy).toEqual({ edge: lift, kind: 'lift' });
  });

  test('says no-way, and the nearest point in a straight line, for an island', () => {
    const island = drawCampus('level 1\n101--+--103   105--107');
    const { reason, nearest } = notFound(island, '101', '105');
    expect(reason).toBe('no-way');
    expect(nearest).toEqual({ node: island.doors('103')[0], distance: 16 });
  });

  test('says no-way against a one-way corridor', () => {
    const { reason, nearest } = notFound(drawCampus('level 1\n101-->--103'), '103', '101');
    expect(reason).toBe('no-way');
    expect(nearest).toMatchObject({ distance: 8 });
  });
});
