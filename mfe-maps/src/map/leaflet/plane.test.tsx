// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { planeOf } from './plane.tsx';

test.each([
  ['small', [0, 0, 400, 240], [150, 250]],
  ['large', [-496, -1160, 421, 350], [150, 91.1]],
] as const)('planeOf().zoomAt() gives the same scale on a %s campus', (_size, window, corner) => {
  const [, width] = corner;
  const { zoomAt, scaleAt } = planeOf({ window, plane: [[0, 0], corner] });
  const unitsPerMetre = width / (window[2] - window[0]);
  expect(unitsPerMetre * 2 ** zoomAt(12)).toBeCloseTo(12);
  expect(scaleAt(zoomAt(12))).toBeCloseTo(12);
});
