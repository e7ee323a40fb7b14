import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, points } from '../../tests/points.ts';
import { GridIndex } from './grid-index.ts';
import { labelPoint } from './label-point.ts';
import { distance, type Point, toCentimetres } from './point.ts';
import { areaOf, type Box, isInside, type Polygon, signedArea } from './polygon.ts';
import { crossingOf, nearestOnSegment } from './segment.ts';
import { toMetres, toPlane } from './view.ts';

const square: Polygon = [points('0,0 4,0 4,4 0,4')];
const ring: Polygon = [points('0,0 6,0 6,6 0,6'), points('2,2 2,4 4,4 4,2')];
const metres = fc.integer({ min: -500, max: 500 }).map((count) => count / 10);
const point: fc.Arbitrary<Point> = fc.tuple(metres, metres);

describe('polygons', () => {
  test('areaOf() excludes holes', () => {
    expect(areaOf(ring)).toBe(32);
    expect(signedArea(ring[1] ?? [])).toBe(-4);
  });

  test('isInside() is false in a hole', () => {
    expect(isInside([1, 1], ring)).toBe(true);
    expect(isInside([3, 3], ring)).toBe(false);
    expect(isInside([7, 3], ring)).toBe(false);
  });

  test('labelPoint() is the centre of a rectangle, and inside of any polygon', () => {
    expect(labelPoint(square)).toEqual([2, 2]);
    expect(isInside(labelPoint(ring), ring)).toBe(true);
    const angle: Polygon = [points('0,0 9,0 9,2 2,2 2,9 0,9')];
    expect(isInside(labelPoint(angle), angle)).toBe(true);
  });
});

describe('segments', () => {
  test('crossingOf() returns the intersection', () => {
    expect(crossingOf(line('0,0 4,4'), line('0,4 4,0'))).toEqual([2, 2]);
  });

  test.each(['4,0 4,4', '2,0 2,4', '1,0 3,0'])(
    'crossingOf() ignores that %s touches or overlaps',
    (other) => {
      expect(crossingOf(line('0,0 4,0'), line(other))).toBeUndefined();
    },
  );

  test('crossingOf() is symmetric', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const [one, other] = [crossingOf([a, b], [c, d]), crossingOf([c, d], [a, b])];
        expect(one === undefined).toBe(other === undefined);
        if (one && other) expect(distance(one, other)).toBeLessThan(1e-6);
      }),
    );
  });

  test('nearestOnSegment() is at most as far as either end', () => {
    fc.assert(
      fc.property(point, point, point, (from, a, b) => {
        const { distance } = nearestOnSegment(from, [a, b]);
        const ends = [a, b].map(([x, y]) => Math.hypot(x - from[0], y - from[1]));
        expect(distance).toBeLessThanOrEqual(Math.min(...ends) + 1e-9);
      }),
    );
  });

  test('nearestOnSegment() accepts a segment without length', () => {
    const nearest = { point: [0, 0], share: 0, distance: 5 };
    expect(nearestOnSegment([3, 4], line('0,0 0,0'))).toEqual(nearest);
  });
});

test('GridIndex.search() equals a linear search', () => {
  const box = fc
    .tuple(point, fc.nat(30), fc.nat(30))
    .map(([[x, y], width, height]): Box => ({ minX: x, minY: y, maxX: x + width, maxY: y + height }));
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), box, (boxes, query) => {
      const index = new GridIndex<number>(7);
      boxes.forEach((one, i) => {
        index.add(i, one);
      });
      const touching = boxes.flatMap((one, i) => {
        const [x, y] = [one.minX <= query.maxX && query.minX <= one.maxX, one.minY <= query.maxY];
        return x && y && query.minY <= one.maxY ? [i] : [];
      });
      expect(index.search(query)).toEqual(touching);
    }),
  );
});

test('toMetres() inverts toPlane()', () => {
  const view = {
    window: [110, 101, 200, 155],
    plane: line('0,0 150,250'),
  } as const;
  expect(toPlane([110, 101], view)).toEqual([0, 0]);
  expect(toPlane([200, 155], view)).toEqual([150, 250]);
  fc.assert(
    fc.property(point, (place) => {
      expect(toCentimetres(toMetres(toPlane(place, view), view))).toEqual(toCentimetres(place));
    }),
  );
});
