import { boxOf, type Wing } from '@campusway/campus';
import type { FloorScene } from './floor-scene.ts';
import type { Pen } from './pen.ts';

/** Lets the other wing fade into the paper, so that the plan says where the building goes on without talking of it. */
export function paintVeil({ context, palette }: Pen, { shapes }: FloorScene, wing: Wing): void {
  const others = shapes.filter(({ unit }) => unit.wing !== undefined && unit.wing !== wing);
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
