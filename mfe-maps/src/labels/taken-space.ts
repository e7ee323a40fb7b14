import { type Box, GridIndex } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
import { clip, grown, type Segment } from './clip.ts';
import type { Obstacles } from './label.ts';

/** CSS pixels from the middle of the route to where letters may begin: half of its casing, and a little paper. */
const lineReach = 6;

/** What of a canvas is taken, so that a label can be tried against it. */
export class TakenSpace {
  readonly #boxes = new GridIndex<object>(64);
  readonly #segments = new GridIndex<Segment>(64);

  constructor({ controls, marks, lines }: Pick<Obstacles, 'controls' | 'marks' | 'lines'>, canvas: Box) {
    for (const box of [...controls, ...marks]) if (overlaps(box, canvas)) this.add({}, box);
    for (const line of lines)
      line.forEach((end, i) => {
        const segment = i > 0 && clip([line[i - 1] ?? end, end], grown(canvas, lineReach));
        if (segment) this.#segments.add(segment, boxAround(segment));
      });
  }

  add(owner: object, box: Box): void {
    this.#boxes.add(owner, box);
  }

  /** What the owner has itself taken does not count. */
  isFree(box: Box, owner?: object): boolean {
    if (this.#boxes.search(box).some((other) => other !== owner)) return false;
    const around = grown(box, lineReach);
    return !this.#segments.search(around).some((segment) => clip(segment, around));
  }
}

function boxAround([[x1, y1], [x2, y2]]: Segment): Box {
  return { minX: Math.min(x1, x2), minY: Math.min(y1, y2), maxX: Math.max(x1, x2), maxY: Math.max(y1, y2) };
}
