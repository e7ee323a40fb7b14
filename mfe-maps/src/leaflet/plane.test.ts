// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { zoomAt } from './plane.ts';

test.each([
  ['small', [0, 0, 400, 240], [150, 250]],
  ['large', [-496, -1160, 421, 350], [150, 91.1]],
] as const)('zoomAt() gives the same scale on a %s campus', (_size, window, corner) => {
  const [, width] = corner;
  const placement = { window, plane: [[0, 0], corner] } as const;
  const unitsPerMetre = width / (window[2] - window[0]);
  expect(unitsPerMetre * 2 ** zoomAt(12, placement)).toBeCloseTo(12);
});
