import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { notFound, wordAt } from '../../tests/drawing/route-queries.ts';

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
  test('returns same-place when start and destination share a door', () => {
    expect(notFound(tower, '201', '201')).toEqual({ status: 'unreachable', reason: 'same-place' });
  });

  test('returns unknown-place when a place has no door', () => {
    expect(notFound(tower, '201', '999').reason).toBe('unknown-place');
  });

  test('returns no-step-free-way, the blocking stairs and the nearest point', () => {
    const loft = drawCampus(
      'level 1\n101--+--stairs\n     |\n    lift',
      'level 2\n201--+--stairs\n     |\n    lift',
      'level 3\n301--+--stairs',
    );
    const { reason, nearest } = notFound(loft, '101', '301', { stepFree: true });
    expect(reason).toBe('no-step-free-way');
    expect(wordAt(loft, nearest)).toBe('stairs-2');
    expect(nearest?.blockedBy?.kind).toBe('stairs');
    expect(nearest?.distance).toBe(8 + 12);
  });

  test('returns closed and the closed lift when there is a route otherwise', () => {
    const lift = tower.graph.edges.findIndex(({ kind }) => kind === 'lift');
    const { reason, nearest } = notFound(tower, '103', '205', { closed: [lift] });
    expect(reason).toBe('closed');
    expect(wordAt(tower, nearest)).toBe('lift-1');
    expect(nearest?.blockedBy).toEqual({ edge: lift, kind: 'lift' });
  });

  test('returns no-way and the nearest point in a straight line for an island', () => {
    const island = drawCampus('level 1\n101--+--103   105--107');
    const { reason, nearest } = notFound(island, '101', '105');
    expect(reason).toBe('no-way');
    expect(nearest).toEqual({ node: island.doors('103')[0], distance: 16 });
  });

  test('returns no-way against a one-way corridor', () => {
    const { reason, nearest } = notFound(drawCampus('level 1\n101-->--103'), '103', '101');
    expect(reason).toBe('no-way');
    expect(nearest).toMatchObject({ distance: 8 });
  });
});
