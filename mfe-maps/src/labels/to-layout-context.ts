import type { Box } from '@campusway/campus';
import type { Pen } from '../canvas/paint.ts';
import type { Obstacles } from './label.ts';
import type { LayoutContext } from './lay-out-names.ts';
import { createMeasure } from './paint-names.ts';

/** CSS pixels of 1rem at the browser's default font size. */
const defaultRem = 16;

/** Layout context for a canvas of the page. `avoid`, in pixels of the map, replaces the detected controls. */
export function toLayoutContext(
  { context, frame }: Pen,
  found: Obstacles,
  avoid?: readonly Box[],
): LayoutContext {
  const { minX, minY } = found.view;
  const controls = avoid?.map((box) => ({
    minX: box.minX + minX,
    minY: box.minY + minY,
    maxX: box.maxX + minX,
    maxY: box.maxY + minY,
  }));
  return {
    frame,
    measure: createMeasure(context),
    obstacles: controls ? { ...found, controls } : found,
    letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / defaultRem,
  };
}
