import { boxOf, type Wing } from '@campusway/campus';
import type { FloorScene } from '@campusway/campus/scene';
import { measureInPixels } from './frame.ts';
import type { Pen } from './paint.ts';

/** Fades the other wing, so that the plan shows where the building continues. */
export function fadeOtherWing({ context, palette }: Pen, { areas }: FloorScene, wing: Wing): void {
  const others = areas.filter(({ unit }) => unit.wing !== undefined && unit.wing !== wing);
  const { minX, minY, maxX, maxY } = boxOf(
    others.flatMap(({ box }) => [
      [box.minX, box.minY],
      [box.maxX, box.maxY],
    ]),
  );
  const wall = 0.4;
  context.globalAlpha = 0.72;
  context.fillStyle = palette.ground;
  context.fillRect(minX - wall / 4, minY - wall, maxX - minX + (5 * wall) / 4, maxY - minY + 2 * wall);
  context.globalAlpha = 1;
}

/** Fades everything painted so far, as a background. */
export function fadeSurroundings({ context, frame, palette }: Pen): void {
  measureInPixels(context, frame);
  const { width, height } = context.canvas;
  context.globalAlpha = 0.66;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}
