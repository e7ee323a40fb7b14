import { frameOf, pinSize, toPixels } from '@campusway/campus/labels';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { fitFrame, toFrame } from './canvas-frame.ts';

const view = college.getScreen('cse-nav');
const zoom = 2 ** 1.3;

test('toFrame() maps the window of a view to the whole plane', () => {
  const viewport = { zoom, left: 0, top: -150 * zoom, width: 250 * zoom, height: 150 * zoom, pixelRatio: 2 };
  const frame = toFrame(view, viewport);
  const [west, south, east, north] = view.window;
  expect(toPixels([west, north], frame).map(Math.round)).toEqual([0, 0]);
  expect(toPixels([east, south], frame).map(Math.round)).toEqual([
    Math.round(250 * zoom),
    Math.round(150 * zoom),
  ]);
  const { minX, minY, maxX, maxY } = frame.box;
  expect([minX, minY, maxX, maxY].map(Math.round)).toEqual([west, south, east, north]);
});

test('frameOf() rotates the plan about the origin and returns the visible box', () => {
  const frame = frameOf({ turn: Math.PI / 2, scale: 2, dx: 0, dy: 0, width: 20, height: 10, pixelRatio: 1 });
  const [x, y] = toPixels([3, 0], frame);
  expect([Math.round(x), Math.round(y)]).toEqual([0, -6]);
  const { minX, minY, maxX, maxY } = frame.box;
  expect([minX, minY, maxX, maxY].map((edge) => Math.round(edge) + 0)).toEqual([-5, -10, 0, 0]);
});

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
