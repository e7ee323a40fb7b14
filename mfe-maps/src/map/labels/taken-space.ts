import { type Box, boxOf, GridIndex, type Point } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
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
        if (segment) this.#segments.add(segment, boxOf(segment));
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

type Segment = readonly [Point, Point];

/** The part of a segment inside a box, if any (Liang-Barsky). */
export function clip([a, b]: Segment, { minX, minY, maxX, maxY }: Box): Segment | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a[0] - minX],
    [dx, maxX - a[0]],
    [-dy, a[1] - minY],
    [dy, maxY - a[1]],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  if (from > to) return undefined;
  return [
    [a[0] + from * dx, a[1] + from * dy],
    [a[0] + to * dx, a[1] + to * dy],
  ];
}

export function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
