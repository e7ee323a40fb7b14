import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, overlaps } from '../geometry/polygon.ts';
import { clip } from '../geometry/segment.ts';

/** Lines on a canvas, such as a route or the edges of drawn shapes: too few for an index. */
export class Lines {
  readonly #sides: readonly { readonly side: readonly [Point, Point]; readonly box: Box }[];

  constructor(lines: readonly (readonly Point[])[], canvas: Box) {
    const sides = lines.flatMap((line) => line.slice(1).map((end, i) => [line[i] ?? end, end] as const));
    const boxed = sides.map((side) => ({ side, box: boxOf(side) }));
    this.#sides = boxed.filter(({ box }) => overlaps(box, canvas));
  }

  meet(around: Box): boolean {
    return this.#sides.some(({ side, box }) => overlaps(box, around) && clip(side, around));
  }
}
