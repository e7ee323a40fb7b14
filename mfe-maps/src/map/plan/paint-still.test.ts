import { outdoors } from '@campusway/campus';
import { college } from '@campusway/platform';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../canvas/palette.ts';
import { paintStill, toStillScene } from './paint-still.ts';

const [plan, groundFloor] = await Promise.all([college.loadPlan(outdoors), college.loadGroundFloor()]);

/** Heights in CSS pixels of what `paintStill()` writes on a canvas for a text size: the letter of a pin and the smallest name. */
function paintedSizes(letters: number, corner = { width: 0, height: 0 }) {
  const sizes = new Map<string, number>();
  let [font, scale] = ['', 1];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get(_target, name) {
      if (name === 'canvas') return { width: 390, height: 400 };
      if (name === 'setTransform') return (across: number) => (scale = across);
      if (name === 'measureText') return (text: string) => ({ width: 50 * text.length });
      if (name === 'fillText')
        return (text: string) => sizes.set(text, Number(/(\S+)px/.exec(font)?.[1]) * scale);
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
  const size = { width: 390, height: 400, pixelRatio: 1, maxScale: 14, corner };
  const place = college.findPlace('main-entrance') ?? college.campusPlaces[0];
  const pins = place ? [{ letter: 'A', place } as const] : [];
  paintStill(canvas, { ...size, palette, scene, points, lines: [], pins, letters });
  const pin = sizes.get('A');
  sizes.delete('A');
  return { pin, name: Math.min(...sizes.values()) };
}

test('paintStill() paints names in the text size of the user, and pins in theirs', () => {
  vi.stubGlobal('Path2D', Object);
  const { pin, name } = paintedSizes(1);
  expect(pin).toBe(18);
  expect(paintedSizes(2)).toEqual({ pin, name: 2 * name });
});

test('paintStill() paints no name below the button in its corner', () => {
  vi.stubGlobal('Path2D', Object);
  expect(paintedSizes(1, { width: 390, height: 400 }).name).toBe(Number.POSITIVE_INFINITY);
});
