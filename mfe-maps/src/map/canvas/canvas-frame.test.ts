import { frameOf, toPixels } from '@campusway/campus/labels';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toFrame } from './canvas-frame.ts';

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
