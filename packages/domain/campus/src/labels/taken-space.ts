import { GridIndex } from '../geometry/grid-index.ts';
import { type Box, grown, overlaps } from '../geometry/polygon.ts';
import type { Obstacles } from './label.ts';
import { Lines } from './lines.ts';

/** Minimum distance of text from the route's centre line, CSS pixels: half of the casing and a gap. */
const lineReach = 6;

/** Occupied areas of a canvas, for collision tests of labels. */
export class TakenSpace {
  readonly #boxes = new GridIndex<object>(64);
  readonly #lines: Lines;

  constructor({ controls, marks, lines }: Pick<Obstacles, 'controls' | 'marks' | 'lines'>, canvas: Box) {
    for (const box of [...controls, ...marks]) if (overlaps(box, canvas)) this.add({}, box);
    this.#lines = new Lines(lines, grown(canvas, lineReach));
  }

  add(owner: object, box: Box): void {
    this.#boxes.add(owner, box);
  }

  /** Ignores areas of the owner itself. */
  isFree(box: Box, owner?: object): boolean {
    if (this.#boxes.search(box).some((other) => other !== owner)) return false;
    return !this.#lines.meet(grown(box, lineReach));
  }
}
