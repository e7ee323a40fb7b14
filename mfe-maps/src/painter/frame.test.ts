import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toFrame, toPixels } from './frame.ts';

const view = college.getScreen('cse-nav');
const zoom = 2 ** 1.3;

test('toFrame() lays the window of a view on the whole plane', () => {
  const viewport = { zoom, left: 0, top: -150 * zoom, width: 250 * zoom, height: 150 * zoom, pixelRatio: 2 };
  const frame = toFrame(view, viewport);
  const [west, south, east, north] = view.window;
  expect(toPixels([west, north], frame).map(Math.round)).toEqual([0, 0]);
  expect(toPixels([east, south], frame).map(Math.round)).toEqual([
    Math.round(250 * zoom),
    Math.round(150 * zoom),
  ]);
  expect(Object.values(frame.box).map(Math.round)).toEqual([west, east, south, north]);
});
