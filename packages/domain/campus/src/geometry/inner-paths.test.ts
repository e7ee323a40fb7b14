import { expect, test } from 'vitest';
import { points } from '../../tests/points.ts';
import { InnerPaths } from './inner-paths.ts';
import type { Polygon } from './polygon.ts';

const angle: Polygon = [points('0,0 9,0 9,2 2,2 2,9 0,9')];
const withPillar: Polygon = [points('0,0 9,0 9,6 0,6'), points('4,2 4,5 5,5 5,2')];
/** Two corners around which a path has to lead, one after the other. */
const zigzag: Polygon = [points('0,0 5,0 5,6 9,6 9,8 3,8 3,2 0,2')];

test.each<[what: string, polygon: Polygon, path: string]>([
  ['is straight where no wall is in between', angle, '1,8 1.5,0.5'],
  ['leads around the corner of an angle', angle, '1,8 1.79,1.79 8,1'],
  ['leads around a pillar on its shorter side', withPillar, '1,3 3.79,1.79 5.21,1.79 8,3'],
  ['leads around two corners', zigzag, '0.5,1 3.21,1.79 4.79,6.21 8.5,7'],
])('InnerPaths.bendsBetween() %s', (_, polygon, path) => {
  const [from = [0, 0], ...bends] = points(path);
  const to = bends.pop() ?? from;
  const paths = new InnerPaths(polygon);
  expect(paths.bendsBetween(from, to)).toEqual(bends);
  expect(paths.bendsBetween(to, from)).toEqual(bends.toReversed());
});

test('InnerPaths.bendsBetween() is undefined when a point lies outside', () => {
  expect(new InnerPaths(angle).bendsBetween([1, 8], [5, 5])).toBeUndefined();
});
