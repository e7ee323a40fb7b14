import type { Box, Point, Ring } from '@campusway/campus';
import type { Frame } from './frame.ts';
import type { Palette } from './palette.ts';

/** What everything that draws a piece of the plan gets: where to draw, how metres lie on it, and the colours. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly frame: Frame;
  readonly palette: Palette;
}

/** A line of so many CSS pixels, in metres, for a context that measures in metres. */
export function pixels(count: number, { frame }: Pen): number {
  return count / frame.scale;
}

export function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

export function traceRing(context: CanvasRenderingContext2D, ring: Ring): void {
  trace(context, ring);
  context.closePath();
}

export function overlaps(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}
