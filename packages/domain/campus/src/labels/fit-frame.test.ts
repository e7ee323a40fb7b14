import { expect, test } from 'vitest';
import { fitFrame } from './fit-frame.ts';
import { toPixels } from './frame.ts';
import { pinSize } from './label.ts';

test.each([
  ['wide', [700, 200]],
  ['high', [200, 700]],
  ['small', [332, 175]],
] as const)('fitFrame() leaves space for a pin at each point of a %s plan', (_name, [width, height]) => {
  const ends = [0, 500].flatMap((x) => [0, 300].map((y) => [x, y] as const));
  const frame = fitFrame(ends, { width, height, pixelRatio: 1, maxScale: 9 });
  for (const [x, y] of ends.map((end) => toPixels(end, frame))) {
    expect([x - pinSize.width / 2, y - pinSize.height].every((edge) => edge > 0)).toBe(true);
    expect(x + pinSize.width / 2 < width && y + 6 < height).toBe(true);
  }
});

test.each([
  ['above a corner of a high plan', [100, 400]],
  ['left of a corner of a wide plan', [400, 100]],
] as const)('fitFrame() leaves all points %s', (_name, [east, north]) => {
  const ends = [0, east].flatMap((x) => [0, north].map((y) => [x, y] as const));
  const corner = { width: 100, height: 60 };
  const frame = fitFrame(ends, { width: 360, height: 200, pixelRatio: 1, maxScale: 9, corner });
  expect(ends.map((end) => toPixels(end, frame)).every(([x, y]) => x < 260 || y < 140)).toBe(true);
});
