import { outdoors } from '@campusway/campus';
import { college } from '@campusway/platform';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../canvas/palette.ts';
import { paintStill, toStillScene } from './paint-still.ts';

const [plan, groundFloor] = await Promise.all([college.loadPlan(outdoors), college.loadGroundFloor()]);

/** Heights on the canvas, in CSS pixels, of the texts that `paintStill()` paints for text of a size. */
function paintedSizes(letters: number): readonly number[] {
  const sizes: number[] = [];
  let [font, scale] = ['', 1];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get(_target, name) {
      if (name === 'canvas') return { width: 390, height: 400 };
      if (name === 'setTransform') return (across: number) => (scale = across);
      if (name === 'measureText') return (text: string) => ({ width: 50 * text.length });
      if (name === 'fillText') return () => sizes.push(Number(/(\S+)px/.exec(font)?.[1]) * scale);
      return () => undefined;
    },
    set(_target, name, value) {
      if (name === 'font') font = value;
      return true;
    },
  });
  const canvas = { width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement;
  const palette = new Proxy({} as Palette, { get: () => 'black' });
  const [scene, points] = [toStillScene({ plan, groundFloor }), [[200, 128] as const]];
  const size = { width: 390, height: 400, pixelRatio: 1, maxScale: 14 };
  paintStill(canvas, { ...size, palette, scene, points, lines: [], letters });
  return sizes;
}

test('paintStill() paints names in the text size of the user', () => {
  vi.stubGlobal('Path2D', Object);
  const [usual, large] = [paintedSizes(1), paintedSizes(2)];
  expect(usual.length).toBeGreaterThan(0);
  expect(Math.min(...large)).toBe(2 * Math.min(...usual));
});
