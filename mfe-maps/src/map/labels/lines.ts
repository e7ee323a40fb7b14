import { type Box, boxOf, clip, GridIndex, type Point, type Segment } from '@campusway/campus';

/** Lines on a canvas, such as a route or the edges of drawn shapes. */
export class Lines {
  readonly #segments = new GridIndex<Segment>(64);

  constructor(lines: readonly (readonly Point[])[], canvas: Box) {
    for (const line of lines)
      line.forEach((end, i) => {
        const segment = i > 0 && clip([line[i - 1] ?? end, end], canvas);
        if (segment) this.#segments.add(segment, boxOf(segment));
      });
  }

  meet(box: Box): boolean {
    return this.#segments.search(box).some((segment) => clip(segment, box));
  }
}
