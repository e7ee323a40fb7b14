import { type Box, GridIndex } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
import { clip, grown, type Segment } from './clip.ts';
import type { Obstacles } from './label.ts';

/** Minimum distance of text from the route's centre line, CSS pixels: half of the casing and a gap. */
const lineReach = 6;

/** Occupied areas of a canvas, for collision tests of labels. */
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

  /** Ignores areas of the owner itself. */
  isFree(box: Box, owner?: object): boolean {
    if (this.#boxes.search(box).some((other) => other !== owner)) return false;
    const around = grown(box, lineReach);
    return !this.#segments.search(around).some((segment) => clip(segment, around));
  }
}

function boxAround([[x1, y1], [x2, y2]]: Segment): Box {
  return { minX: Math.min(x1, x2), minY: Math.min(y1, y2), maxX: Math.max(x1, x2), maxY: Math.max(y1, y2) };
}
