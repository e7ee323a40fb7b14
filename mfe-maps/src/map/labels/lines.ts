import { type Box, boxOf, clip, type Point } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';

/** Lines on a canvas, such as a route or the edges of drawn shapes: too few for an index. */
export class Lines {
  readonly #sides: readonly { readonly side: readonly [Point, Point]; readonly box: Box }[];

  constructor(lines: readonly (readonly Point[])[], canvas: Box) {
    this.#sides = lines
      .flatMap((line) => line.slice(1).map((end, i) => [line[i] ?? end, end] as const))
      .map((side) => ({ side, box: boxOf(side) }))
      .filter(({ box }) => overlaps(box, canvas));
  }

  meet(around: Box): boolean {
    return this.#sides.some(({ side, box }) => overlaps(box, around) && clip(side, around));
  }
}
